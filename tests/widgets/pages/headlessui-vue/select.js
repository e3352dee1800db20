import { h } from '../support/headlessui-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  listbox: {
    undo: false,
    show: h(
      '',
      '<Listbox v-model="value"><ListboxLabel>Favourite fruit</ListboxLabel><ListboxButton>{{value || "Choose"}}</ListboxButton><ListboxOptions><ListboxOption v-for="f in fruits" :key="f" :value="f">{{f}}</ListboxOption></ListboxOptions></Listbox>',
    ),
  },
  combobox: {
    undo: false,
    show: h(
      '',
      '<label for="c">Favourite fruit</label><Combobox v-model="value"><ComboboxInput id="c" /><ComboboxButton>v</ComboboxButton><ComboboxOptions><ComboboxOption v-for="f in fruits" :key="f" :value="f">{{f}}</ComboboxOption></ComboboxOptions></Combobox>',
    ),
  },
});
