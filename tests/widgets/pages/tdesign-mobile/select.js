import { v, item } from '../support/tdesign-mobile.js';
import { showCases } from '../support/cases.js';

showCases({
  'picker in a cell': {
    undo: false,
    show: v(
      '',
      `<t-cell arrow title="Favourite fruit" :note="value || 'Select'" @click="at.show = true" />
      <t-popup v-model="at.show" placement="bottom"><t-picker v-model="at.picked" :columns="options" title="Fruit" @confirm="(x, { label }) => { value = label[0]; at.show = false }" @cancel="at.show = false" /></t-popup>`,
    ),
  },
  'picker in a form item': {
    undo: false,
    show: v(
      '',
      item(
        'Favourite fruit',
        '<t-input v-model="value" borderless align="right" readonly placeholder="Select a fruit" @click="at.show = true" />',
        'arrow content-align="right"',
      ) +
        `<t-popup v-model="at.show" placement="bottom"><t-picker v-model="at.picked" :columns="options" title="Fruit" @confirm="(x, { label }) => { value = label[0]; at.show = false }" @cancel="at.show = false" /></t-popup>`,
    ),
  },
  cascader: {
    undo: false,
    show: v(
      null,
      `<t-cell title="City" :note="at.text || 'Select a city'" arrow @click="at.show = true" />
      <t-cascader v-model:visible="at.show" v-model="value" title="City" :options="cities" @change="(x, nodes) => at.text = nodes.at(-1).label" />`,
    ),
  },
  'action sheet': {
    undo: false,
    show: v(
      '',
      `<t-cell title="Payment method" arrow :note="value || 'Select'" @click="at.show = true" />
      <t-action-sheet v-model="at.show" :items="['Cash', 'Credit card', 'Invoice']" cancel-text="Cancel" @selected="(x) => { value = x; at.show = false }" />`,
    ),
  },
});
