import Arco from '@arco-design/web-vue';
import '@arco-design/web-vue/dist/arco.css';
import { bound } from '../support/vue-case.js';
import { showCases, fruits } from '../support/cases.js';
const item = (label, inner) => `<a-form-item field="x" label="${label}">${inner}</a-form-item>`;
const v = (initial, t, o = {}) =>
  bound(initial, `<a-form :model="{}" :style="{width:'600px'}">${t}</a-form>`, {
    plugins: [Arco],
    data: { fruits },
    wrap: (x) => x.replace('<form>', '<div>').replace('</form>', '</div>'),
    ...o,
  });
showCases(
  {
    input: v('', item('Full name', '<a-input v-model="value" placeholder="please enter your name" />')),
    textarea: v('', item('Message', '<a-textarea v-model="value" allow-clear />')),
    'input number': v(undefined, item('Quantity', '<a-input-number v-model="value" :min="1" :max="10" />')),
    select: v(
      '',
      item(
        'Favourite fruit',
        '<a-select v-model="value" placeholder="Please select"><a-option v-for="f in fruits" :key="f" :value="f">{{f}}</a-option></a-select>',
      ),
    ),
    'select search': v(
      '',
      item(
        'Favourite fruit',
        '<a-select v-model="value" allow-search allow-clear><a-option v-for="f in fruits" :key="f" :value="f">{{f}}</a-option></a-select>',
      ),
    ),
    'select multiple': v(
      [],
      item(
        'Favourite fruit',
        '<a-select v-model="value" multiple><a-option v-for="f in fruits" :key="f" :value="f">{{f}}</a-option></a-select>',
      ),
    ),
    cascader: v(
      '',
      item(
        'Area',
        "<a-cascader v-model=\"value\" :options=\"[{value:'Berlin',label:'Berlin',children:[{value:'Mitte',label:'Mitte'}]},{value:'Paris',label:'Paris',children:[{value:'Marais',label:'Marais'}]}]\" />",
      ),
    ),
    'auto complete': v('', item('City', "<a-auto-complete v-model=\"value\" :data=\"['Paris','Berlin','Rome']\" />")),
    checkbox: v(false, item('Terms', '<a-checkbox v-model="value">I accept the terms</a-checkbox>')),
    'radio group': v(
      '',
      item(
        'Size',
        '<a-radio-group v-model="value"><a-radio value="Small">Small</a-radio><a-radio value="Large">Large</a-radio></a-radio-group>',
      ),
    ),
    'radio buttons': v(
      '',
      item(
        'Size',
        '<a-radio-group v-model="value" type="button"><a-radio value="Small">Small</a-radio><a-radio value="Large">Large</a-radio></a-radio-group>',
      ),
    ),
    switch: v(false, item('Notifications', '<a-switch v-model="value" />')),
    slider: v(0, item('Volume', '<a-slider v-model="value" />')),
    'slider range': v([10, 20], item('Price range', '<a-slider v-model="value" range />')),
    rate: v(0, item('Rating', '<a-rate v-model="value" />')),
    'date picker': v('', item('Check-in date', '<a-date-picker v-model="value" />')),
    'range picker': v([], item('Travel dates', '<a-range-picker v-model="value" />')),
    'time picker': v('', item('Start time', '<a-time-picker v-model="value" />')),
    'month picker': v('', item('Month', '<a-month-picker v-model="value" />')),
    'input tag': v([], item('Tags', '<a-input-tag v-model="value" allow-clear />')),
    'tree select': v(
      '',
      item(
        'Department',
        "<a-tree-select v-model=\"value\" :data=\"[{key:'Sales',title:'Sales',children:[{key:'Europe',title:'Europe'}]},{key:'Human resources',title:'Human resources'}]\" />",
      ),
    ),
    transfer: v([], item('Members', '<a-transfer v-model="value" :data="fruits.map(f=>({value:f,label:f}))" />')),
    mention: v('', item('Comment', '<a-mention v-model="value" :data="[\'Anna\',\'Bob\']" />')),
    'verification code': v('', item('Verification code', '<a-verification-code v-model="value" />')),
  },
  [
    'select',
    'select search',
    'cascader',
    'radio group',
    'radio buttons',
    'rate',
    'date picker',
    'time picker',
    'tree select',
  ],
);
