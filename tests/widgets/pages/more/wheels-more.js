import Framework7 from 'framework7/bundle';
import 'framework7/css/bundle';
import Varlet from '@varlet/ui';
import '@varlet/ui/es/varlet.css';
import { reactive } from 'vue';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const years = Array.from({ length: 90 }, (_, at) => 1940 + at);
const months = 'January February March April May June July August September October November December'.split(' ');
const numbers = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const two = (number) => String(number).padStart(2, '0');

/** The documentation's list with one read-only input and the picker that opens from it. */
const framework7 = (label, placeholder, params) => (root) => {
  root.innerHTML = `<div id="app"><div class="view view-main view-init"><div class="page" data-name="home"><div class="page-content"><form class="list list-strong-ios inset-ios"><ul><li class="item-content item-input"><div class="item-inner"><div class="item-title item-label">${label}</div><div class="item-input-wrap"><input id="picker" type="text" placeholder="${placeholder}" readonly></div></div></li></ul></form></div></div></div></div>`;
  root.style.cssText = 'height:600px;padding:0;max-width:none';
  const app = new Framework7({ el: root.querySelector('#app'), name: 'Booking', theme: 'ios' });
  const input = root.querySelector('#picker');
  const picker = app.picker.create({ inputEl: input, ...params });
  return {
    state: () =>
      input.value ? (picker.params.formatValue?.call(picker, picker.value, picker.displayValue) ?? picker.value) : '',
    undo: false,
  };
};

const varlet = (initial, template, data = {}) =>
  bound(initial, template, {
    plugins: [Varlet],
    data: { at: reactive({ show: false }), columns: [fruits.map((text) => ({ text, value: text }))], ...data },
    undo: false,
  });

showCases({
  'framework7 picker': framework7('Favourite fruit', 'Your fruit', { cols: [{ textAlign: 'center', values: fruits }] }),
  'framework7 picker in 3d': framework7('Favourite fruit', 'Your fruit', {
    rotateEffect: true,
    cols: [{ textAlign: 'center', values: fruits }],
  }),
  'framework7 date picker': framework7('Date of birth', 'Date', {
    rotateEffect: true,
    value: [5, 10, 2000],
    formatValue: ([month, day, year]) => `${months[month - 1]} ${day}, ${year}`,
    cols: [
      { values: numbers(1, 12), displayValues: months, textAlign: 'left' },
      { values: numbers(1, 31) },
      { values: years },
    ],
  }),
  'framework7 time picker': framework7('Arrival time', 'Time', {
    toolbarCloseText: 'Done',
    value: ['12', '00'],
    formatValue: (values) => values.join(':'),
    cols: [{ values: numbers(0, 23).map(two) }, { divider: true, content: ':' }, { values: numbers(0, 59).map(two) }],
  }),
  'varlet picker in a popup': varlet(
    '',
    `<var-cell title="Favourite fruit" :description="value || 'Please select'" ripple border @click="at.show = true" />
    <var-popup position="bottom" v-model:show="at.show"><var-picker :columns="columns" @cancel="at.show = false" @confirm="(values) => { value = values[0]; at.show = false }" /></var-popup>`,
  ),
  'varlet picker of an input': varlet(
    '',
    `<var-input readonly placeholder="Favourite fruit" v-model="value" @click="at.show = true" />
    <var-popup position="bottom" v-model:show="at.show"><var-picker :columns="columns" @cancel="at.show = false" @confirm="(values) => { value = values[0]; at.show = false }" /></var-popup>`,
  ),
  'varlet date input': varlet(null, '<var-date-input placeholder="Check-in date" v-model="value" />'),
  'varlet otp input': varlet('', '<p>Verification code</p><var-otp-input v-model="value" />'),
  'varlet auto complete': varlet(
    '',
    `<var-auto-complete placeholder="Favourite fruit" :options="columns[0].map(({ text }) => ({ label: text, value: text }))" v-model="value" />`,
  ),
});
