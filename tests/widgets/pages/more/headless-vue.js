import * as Headless from '@headlessui/vue';
import * as Radix from 'radix-vue';
import DatePicker from 'vue-datepicker-next';
import 'vue-datepicker-next/index.css';
import { plugin as formkit, defaultConfig } from '@formkit/vue';
import { bound } from '../support/vue-case.js';
import { showCases, fruits } from '../support/cases.js';
const h = (i, t) => bound(i, t, { components: Headless, data: { fruits } });
const rx = (i, t) => bound(i, t, { components: Radix, data: { fruits } });
const fk = (i, t) => bound(i, t, { plugins: [[formkit, defaultConfig()]], data: { fruits } });
showCases(
  {
    'headless listbox': h(
      '',
      '<Listbox v-model="value"><ListboxLabel>Favourite fruit</ListboxLabel><ListboxButton>{{value || "Choose"}}</ListboxButton><ListboxOptions><ListboxOption v-for="f in fruits" :key="f" :value="f">{{f}}</ListboxOption></ListboxOptions></Listbox>',
    ),
    'headless combobox': h(
      '',
      '<label for="c">Favourite fruit</label><Combobox v-model="value"><ComboboxInput id="c" /><ComboboxButton>v</ComboboxButton><ComboboxOptions><ComboboxOption v-for="f in fruits" :key="f" :value="f">{{f}}</ComboboxOption></ComboboxOptions></Combobox>',
    ),
    'headless switch': h(
      false,
      '<SwitchGroup><SwitchLabel>Enable notifications</SwitchLabel><Switch v-model="value"><span>x</span></Switch></SwitchGroup>',
    ),
    'headless radio': h(
      '',
      '<RadioGroup v-model="value"><RadioGroupLabel>Plan</RadioGroupLabel><RadioGroupOption value="Free">Free</RadioGroupOption><RadioGroupOption value="Pro">Pro</RadioGroupOption></RadioGroup>',
    ),
    'radix select': rx(
      '',
      '<label>Favourite fruit</label><SelectRoot v-model="value"><SelectTrigger aria-label="Favourite fruit"><SelectValue placeholder="Choose…" /></SelectTrigger><SelectPortal><SelectContent><SelectViewport><SelectItem v-for="f in fruits" :key="f" :value="f"><SelectItemText>{{f}}</SelectItemText></SelectItem></SelectViewport></SelectContent></SelectPortal></SelectRoot>',
    ),
    'radix checkbox': rx(
      false,
      '<label><CheckboxRoot v-model:checked="value"><CheckboxIndicator>x</CheckboxIndicator></CheckboxRoot> I accept the terms</label>',
    ),
    'radix slider': rx(
      [10],
      '<label>Volume</label><SliderRoot v-model="value" :max="100" style="width:200px;height:20px;position:relative;display:flex"><SliderTrack style="flex-grow:1"><SliderRange /></SliderTrack><SliderThumb aria-label="Volume" style="width:20px;height:20px;background:red" /></SliderRoot>',
    ),
    'radix radio': rx(
      '',
      '<RadioGroupRoot v-model="value" aria-label="Size"><label><RadioGroupItem value="Small" />Small</label><label><RadioGroupItem value="Large" />Large</label></RadioGroupRoot>',
    ),
    'datepicker next': bound(
      null,
      '<label>Check-in date</label><date-picker v-model:value="value" value-type="format" />',
      { components: { DatePicker } },
    ),
    'datepicker next range': bound(
      [],
      '<label>Travel dates</label><date-picker v-model:value="value" value-type="format" range />',
      { components: { DatePicker } },
    ),
    'datepicker next time': bound(
      null,
      '<label>Start time</label><date-picker v-model:value="value" value-type="format" type="time" />',
      { components: { DatePicker } },
    ),
    'datepicker next no typing': bound(
      null,
      '<label>Check-in date</label><date-picker v-model:value="value" value-type="format" :editable="false" />',
      { components: { DatePicker } },
    ),
    'formkit text': fk('', '<FormKit type="text" v-model="value" label="Your name" />'),
    'formkit select': fk(
      '',
      '<FormKit type="select" v-model="value" label="Favourite fruit" :options="fruits" placeholder="Choose" />',
    ),
    'formkit radio': fk('', '<FormKit type="radio" v-model="value" label="Favourite fruit" :options="fruits" />'),
    'formkit range': fk('', '<FormKit type="range" v-model="value" label="Volume" />'),
  },
  [
    'headless listbox',
    'headless combobox',
    'headless radio',
    'radix select',
    'radix radio',
    'datepicker next no typing',
    'formkit radio',
    'formkit range',
  ],
);
