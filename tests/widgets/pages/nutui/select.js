import { v, item } from '../support/nutui.js';
import { showCases } from '../support/cases.js';

showCases({
  'picker in a cell': {
    undo: false,
    show: v(
      '',
      `<nut-cell title="Favourite fruit" :desc="value || 'Please select'" @click="at.show = true"></nut-cell>
      <nut-popup v-model:visible="at.show" position="bottom"><nut-picker :columns="options" title="Fruit" @confirm="({ selectedOptions }) => { value = selectedOptions[0].text; at.show = false }" @cancel="at.show = false"></nut-picker></nut-popup>`,
    ),
  },
  'picker in a form': {
    undo: false,
    show: v(
      '',
      item(
        'Favourite fruit',
        `<nut-input v-model="value" readonly placeholder="Please select" type="text" @click="at.show = true" />
        <nut-popup v-model:visible="at.show" position="bottom"><nut-picker :columns="options" title="Fruit" @confirm="({ selectedOptions }) => { value = selectedOptions[0].text; at.show = false }" @cancel="at.show = false"></nut-picker></nut-popup>`,
      ),
    ),
  },
  cascader: {
    undo: false,
    show: v(
      [],
      item(
        'City',
        `<nut-input :model-value="at.text" readonly placeholder="Please select your city" type="text" @click="at.show = true" />
        <nut-cascader v-model:visible="at.show" v-model="value" title="City" :options="cities" @change="(x, nodes) => at.text = nodes.map((n) => n.text).join(' / ')"></nut-cascader>`,
      ),
    ),
  },
  'action sheet': {
    undo: false,
    show: v(
      '',
      `<nut-cell title="Payment method" :desc="value || 'Please select'" @click="at.show = true"></nut-cell>
      <nut-action-sheet v-model:visible="at.show" :menu-items="[{ name: 'Cash' }, { name: 'Credit card' }, { name: 'Invoice' }]" @choose="(x) => value = x.name" cancel-txt="Cancel"></nut-action-sheet>`,
    ),
  },
});
