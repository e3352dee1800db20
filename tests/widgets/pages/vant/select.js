import { columns, opens, bottom } from '../support/vant.js';
import Vant from 'vant';
import { reactive } from 'vue';
import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

showCases({
  picker: {
    undo: false,
    show: opens(
      'Favourite fruit',
      'Choose a fruit',
      bottom(
        `<van-picker :columns="columns" :model-value="at.picked" @confirm="({ selectedOptions }) => { value = selectedOptions[0].text; at.show = false }" @cancel="at.show = false" />`,
      ),
    ),
  },
  'picker of two columns': {
    undo: false,
    show: opens(
      'Working hours',
      'Choose your hours',
      bottom(
        `<van-picker :columns="shifts" @confirm="({ selectedOptions }) => { value = selectedOptions.map((o) => o.text).join(' '); at.show = false }" @cancel="at.show = false" />`,
      ),
    ),
  },
  'cascading picker': {
    undo: false,
    show: opens(
      'City',
      'Choose a city',
      bottom(
        `<van-picker :columns="cities" @confirm="({ selectedOptions }) => { value = selectedOptions.map((o) => o.text).join(', '); at.show = false }" @cancel="at.show = false" />`,
      ),
    ),
  },
  cascader: {
    undo: false,
    show: opens(
      'City',
      'Choose a city',
      `<van-popup v-model:show="at.show" round position="bottom"><van-cascader v-model="at.city" title="City" :options="cities" @close="at.show = false" @finish="({ selectedOptions }) => { value = selectedOptions.map((o) => o.text).join(' / '); at.show = false }" /></van-popup>`,
    ),
  },
  'action sheet': {
    undo: false,
    show: opens(
      'Payment method',
      'Choose how to pay',
      `<van-action-sheet v-model:show="at.show" :actions="[{ name: 'Cash' }, { name: 'Credit card' }, { name: 'Invoice' }]" cancel-text="Cancel" close-on-click-action @select="(a) => value = a.name" />`,
    ),
  },
  'number keyboard': {
    undo: false,
    show: opens(
      'Amount',
      'Enter an amount',
      `<van-number-keyboard v-model="value" :show="at.show" close-button-text="Done" extra-key="." @blur="at.show = false" />`,
    ),
  },
  'cell with a picker': {
    undo: false,
    show: bound(
      '',
      `<van-cell-group inset><van-cell title="Favourite fruit" is-link :value="value || 'Please choose'" @click="at.show = true" /></van-cell-group>${bottom(
        `<van-picker :columns="columns" @confirm="({ selectedOptions }) => { value = selectedOptions[0].text; at.show = false }" @cancel="at.show = false" />`,
      )}`,
      { plugins: [Vant], data: { at: reactive({ show: false }), columns } },
    ),
  },
});
