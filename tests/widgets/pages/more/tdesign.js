import TDesign from 'tdesign-vue-next';
import 'tdesign-vue-next/es/style/index.css';
import { bound } from '../support/vue-case.js';
import { showCases, fruits } from '../support/cases.js';
const item = (label, inner) => `<t-form-item label="${label}" name="x">${inner}</t-form-item>`;
const v = (initial, t, o = {}) =>
  bound(initial, `<t-form>${t}</t-form>`, {
    plugins: [TDesign],
    data: { opts: fruits.map((f) => ({ label: f, value: f })) },
    wrap: (x) => x.replace('<form>', '<div>').replace('</form>', '</div>'),
    ...o,
  });
showCases(
  {
    input: v('', item('Full name', '<t-input v-model="value" />')),
    textarea: v('', item('Message', '<t-textarea v-model="value" />')),
    'input number': v(undefined, item('Quantity', '<t-input-number v-model="value" />')),
    select: v('', item('Favourite fruit', '<t-select v-model="value" :options="opts" />')),
    'select filterable': v('', item('Favourite fruit', '<t-select v-model="value" :options="opts" filterable />')),
    'select multiple': v([], item('Favourite fruit', '<t-select v-model="value" :options="opts" multiple />')),
    cascader: v(
      '',
      item(
        'Area',
        "<t-cascader v-model=\"value\" :options=\"[{value:'Berlin',label:'Berlin',children:[{value:'Mitte',label:'Mitte'}]},{value:'Paris',label:'Paris',children:[{value:'Marais',label:'Marais'}]}]\" />",
      ),
    ),
    'auto complete': v(
      '',
      item('City', "<t-auto-complete v-model=\"value\" :options=\"['Paris','Berlin','Rome']\" />"),
    ),
    checkbox: v(false, item('Terms', '<t-checkbox v-model="value">I accept the terms</t-checkbox>')),
    'checkbox group': v(
      [],
      item('Interests', "<t-checkbox-group v-model=\"value\" :options=\"['Sport','Music','Film']\" />"),
    ),
    radio: v(
      '',
      item(
        'Size',
        '<t-radio-group v-model="value"><t-radio value="Small">Small</t-radio><t-radio value="Large">Large</t-radio></t-radio-group>',
      ),
    ),
    'radio buttons': v(
      '',
      item(
        'Size',
        '<t-radio-group v-model="value"><t-radio-button value="Small">Small</t-radio-button><t-radio-button value="Large">Large</t-radio-button></t-radio-group>',
      ),
    ),
    switch: v(false, item('Notifications', '<t-switch v-model="value" />')),
    slider: v(0, item('Volume', '<t-slider v-model="value" />')),
    rate: v(0, item('Rating', '<t-rate v-model="value" />')),
    'date picker': v('', item('Check-in date', '<t-date-picker v-model="value" />')),
    'date range': v([], item('Travel dates', '<t-date-range-picker v-model="value" />')),
    'time picker': v('', item('Start time', '<t-time-picker v-model="value" />')),
    'tag input': v([], item('Tags', '<t-tag-input v-model="value" />')),
    'tree select': v(
      '',
      item(
        'Department',
        "<t-tree-select v-model=\"value\" :data=\"[{value:'Sales',label:'Sales',children:[{value:'Europe',label:'Europe'}]},{value:'Human resources',label:'Human resources'}]\" />",
      ),
    ),
    transfer: v([], item('Members', '<t-transfer v-model="value" :data="opts" />')),
    'color picker': v('', item('Brand colour', '<t-color-picker v-model="value" />')),
  },
  [
    'select',
    'select filterable',
    'cascader',
    'radio',
    'radio buttons',
    'rate',
    'date picker',
    'date range',
    'time picker',
    'tree select',
  ],
);
