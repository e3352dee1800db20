import '../support/jquery-global.js';
import $ from 'jquery';
import TomSelect from 'tom-select';
import 'tom-select/dist/css/tom-select.css';
import SlimSelect from 'slim-select';
import 'slim-select/styles';
import Choices from 'choices.js';
import 'choices.js/public/assets/styles/choices.css';
import select2 from 'select2/dist/js/select2.full.js';
import 'select2/dist/css/select2.css';
import Tagify from '@yaireo/tagify';
import '@yaireo/tagify/dist/tagify.css';
import AirDatepicker from 'air-datepicker';
import english from 'air-datepicker/locale/en';
import 'air-datepicker/air-datepicker.css';
import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';
import noUiSlider from 'nouislider';
import 'nouislider/dist/nouislider.css';
import IMask from 'imask';
import Inputmask from 'inputmask';
import Cleave from 'cleave.js';
import intlTelInput from 'intl-tel-input/intlTelInputWithUtils';
import 'intl-tel-input/styles';
import { showCases, fruits, form } from '../support/cases.js';
if (typeof select2 === 'function') select2(window, $);
const locale = english.default ?? english;
const opts = (blank = true) =>
  `${blank ? '<option value=""></option>' : ''}${fruits.map((f) => `<option value="${f.toLowerCase()}">${f}</option>`).join('')}`;
const native =
  (label, attrs, start, extra = {}, blank = true) =>
  (root) => {
    form(root, label, `<select id="widget" ${attrs}>${opts(blank)}</select>`);
    const select = root.querySelector('select');
    start(select);
    return {
      state: () => (select.multiple ? [...select.selectedOptions].map((o) => o.value) : select.value),
      ...extra,
    };
  };
const input =
  (label, attrs, start, extra = {}) =>
  (root) => {
    form(root, label, `<input id="widget" ${attrs}>`);
    const one = root.querySelector('input');
    const read = start(one);
    return { state: () => (read ? read() : one.value), ...extra };
  };
const groups = `<optgroup label="Sweet">${fruits
  .slice(0, 4)
  .map((f) => `<option>${f}</option>`)
  .join('')}</optgroup><optgroup label="Sour">${fruits
  .slice(4)
  .map((f) => `<option>${f}</option>`)
  .join('')}</optgroup>`;
showCases({
  'tom single': native(
    'Favourite fruit',
    '',
    (s) => new TomSelect(s, { create: false, allowEmptyOption: true, plugins: ['clear_button'] }),
  ),
  'tom multiple remove': native(
    'Favourite fruits',
    'multiple',
    (s) => new TomSelect(s, { plugins: ['remove_button'] }),
    {},
    false,
  ),
  'tom create': native('Tags', 'multiple', (s) => new TomSelect(s, { create: true, persist: false }), {}, false),
  'tom input tags': input('Tags', '', (i) => void new TomSelect(i, { create: true })),
  'tom remote': native('Favourite fruit', '', (s) => {
    s.innerHTML = '';
    new TomSelect(s, {
      valueField: 'v',
      labelField: 't',
      searchField: 't',
      preload: false,
      load: (q, cb) =>
        setTimeout(
          () => cb(fruits.filter((f) => f.toLowerCase().includes(q.toLowerCase())).map((t) => ({ v: t, t }))),
          300,
        ),
    });
  }),
  'tom dropdown input': native('Favourite fruit', '', (s) => new TomSelect(s, { plugins: ['dropdown_input'] })),
  'slim single': native('Favourite fruit', '', (s) => new SlimSelect({ select: s, settings: { allowDeselect: true } })),
  'slim multiple': native('Favourite fruits', 'multiple', (s) => new SlimSelect({ select: s }), {}, false),
  'slim search': native(
    'Favourite fruit',
    '',
    (s) => new SlimSelect({ select: s, settings: { showSearch: true, searchPlaceholder: 'Search' } }),
  ),
  'choices grouped': (root) => {
    form(root, 'Favourite fruit', `<select id="widget"><option value="">Choose a fruit</option>${groups}</select>`);
    const s = root.querySelector('select');
    new Choices(s, { removeItemButton: true });
    return { state: () => s.value };
  },
  'choices text unique': input('Tags', 'type="text"', (i) => {
    const c = new Choices(i, { removeItemButton: true, duplicateItemsAllowed: false });
    return () => c.getValue(true);
  }),
  'choices no search': native(
    'Favourite fruit',
    '',
    (s) => new Choices(s, { searchEnabled: false, itemSelectText: '' }),
  ),
  'select2 placeholder': native('Favourite fruit', '', (s) =>
    $(s).select2({ placeholder: 'Select a fruit', allowClear: true, width: '300px' }),
  ),
  'select2 tags': native(
    'Tags',
    'multiple',
    (s) => $(s).select2({ tags: true, tokenSeparators: [','], width: '300px' }),
    {},
    false,
  ),
  'select2 no search': native('Favourite fruit', '', (s) =>
    $(s).select2({ minimumResultsForSearch: Infinity, width: '300px' }),
  ),
  'select2 groups': (root) => {
    form(root, 'Favourite fruit', `<select id="widget"><option></option>${groups}</select>`);
    const s = root.querySelector('select');
    $(s).select2({ placeholder: 'Fruit', allowClear: true, width: '300px' });
    return { state: () => s.value };
  },
  'select2 template': native('Favourite fruit', '', (s) =>
    $(s).select2({
      width: '300px',
      placeholder: 'x',
      allowClear: true,
      templateResult: (o) => $(`<span><b>*</b> ${o.text}</span>`),
    }),
  ),
  'select2 in modal': (root) => {
    root.innerHTML = `<div id="m" role="dialog" aria-modal="true" style="position:fixed;inset:40px;background:#fff;border:1px solid"><form><label for="widget">Favourite fruit</label><select id="widget">${opts()}</select><button>Send</button></form></div>`;
    const s = root.querySelector('select');
    $(s).select2({ dropdownParent: $('#m'), width: '300px', placeholder: 'x', allowClear: true });
    return { state: () => s.value };
  },
  'tagify whitelist': input('Tags', '', (i) => {
    const t = new Tagify(i, {
      whitelist: ['React', 'Vue', 'Svelte'],
      enforceWhitelist: true,
      dropdown: { enabled: 0 },
    });
    return () => t.value.map(({ value }) => value);
  }),
  'tagify select': input('Favourite fruit', '', (i) => {
    const t = new Tagify(i, { mode: 'select', whitelist: fruits, enforceWhitelist: true, dropdown: { enabled: 0 } });
    return () => t.value.map(({ value }) => value);
  }),
  'tagify mix textarea': (root) => {
    form(root, 'Tags', '<textarea id="widget"></textarea>');
    const t = new Tagify(root.querySelector('textarea'), { delimiters: ',| ' });
    return { state: () => t.value.map(({ value }) => value) };
  },
  'air date': input('Check-in date', '', (i) => void new AirDatepicker(i, { locale, autoClose: true })),
  'air range': input(
    'Travel dates',
    '',
    (i) => void new AirDatepicker(i, { locale, range: true, multipleDatesSeparator: ' - ' }),
  ),
  'air time': input(
    'Appointment',
    '',
    (i) => void new AirDatepicker(i, { locale, timepicker: true, buttons: ['clear'] }),
  ),
  'air month': input(
    'Billing month',
    'readonly',
    (i) =>
      void new AirDatepicker(i, {
        locale,
        view: 'months',
        minView: 'months',
        dateFormat: 'MMMM yyyy',
        autoClose: true,
        buttons: ['clear'],
      }),
  ),
  'flatpickr time': input(
    'Arrival time',
    '',
    (i) => void flatpickr(i, { enableTime: true, noCalendar: true, dateFormat: 'H:i' }),
    { undo: false },
  ),
  'flatpickr date time': input(
    'Appointment',
    '',
    (i) => void flatpickr(i, { enableTime: true, dateFormat: 'Y-m-d H:i' }),
  ),
  'flatpickr range': input('Travel dates', '', (i) => {
    const f = flatpickr(i, { mode: 'range' });
    return () => f.selectedDates.map((d) => d.toDateString());
  }),
  'flatpickr multiple': input('Delivery days', '', (i) => {
    const f = flatpickr(i, { mode: 'multiple', dateFormat: 'Y-m-d' });
    return () => f.selectedDates.length && i.value;
  }),
  'flatpickr inline': input('Check-in date', '', (i) => void flatpickr(i, { inline: true })),
  'flatpickr allow input': input('Check-in date', '', (i) => {
    const f = flatpickr(i, { allowInput: true, dateFormat: 'd.m.Y' });
    return () => f.selectedDates.map((d) => d.toDateString())[0] ?? '';
  }),
  'flatpickr wrap': (root) => {
    form(
      root,
      'Check-in date',
      '<div class="flatpickr"><input id="widget" data-input placeholder="Select Date.."><a class="input-button" title="toggle" data-toggle><i class="icon-calendar">c</i></a><a class="input-button" title="clear" data-clear><i class="icon-close">x</i></a></div>',
    );
    const f = flatpickr(root.querySelector('.flatpickr'), { wrap: true });
    return { state: () => f.selectedDates.map((d) => d.toDateString())[0] ?? '' };
  },
  'flatpickr min max': input(
    'Check-in date',
    '',
    (i) => void flatpickr(i, { minDate: 'today', maxDate: new Date().fp_incr(14) }),
  ),
  'noui tooltips': (root) => {
    root.innerHTML =
      '<form><label id="l">Price</label><div id="s" aria-labelledby="l" style="margin:60px 20px;width:300px"></div><button>Send</button></form>';
    const s = noUiSlider.create(root.querySelector('#s'), {
      start: [20, 80],
      connect: true,
      tooltips: true,
      range: { min: 0, max: 100 },
      handleAttributes: [{ 'aria-label': 'Lowest price' }, { 'aria-label': 'Highest price' }],
    });
    return { state: () => s.get(true) };
  },
  'imask phone': input('Phone', '', (i) => {
    const m = IMask(i, { mask: '+{7}(000)000-00-00' });
    return () => m.unmaskedValue;
  }),
  'imask number': input('Amount', '', (i) => {
    const m = IMask(i, { mask: Number, scale: 2, thousandsSeparator: ' ', radix: ',' });
    return () => m.unmaskedValue;
  }),
  'imask date': input('Birth date', 'placeholder="DD.MM.YYYY"', (i) => {
    const m = IMask(i, { mask: Date, lazy: false });
    return () => m.unmaskedValue && m.value;
  }),
  'imask dynamic': input('Card number', '', (i) => {
    const m = IMask(i, { mask: [{ mask: '0000 000000 00000' }, { mask: '0000 0000 0000 0000' }] });
    return () => m.value;
  }),
  'inputmask email': input('E-mail', '', (i) => void Inputmask('email').mask(i)),
  'inputmask date': input('Birth date', '', (i) => void Inputmask('datetime', { inputFormat: 'dd/mm/yyyy' }).mask(i)),
  'inputmask currency': input('Amount', '', (i) => void Inputmask('currency', { prefix: '$ ' }).mask(i)),
  'inputmask plate': input('Licence plate', '', (i) => void Inputmask('AAA-9999').mask(i)),
  'cleave card': input('Card number', '', (i) => {
    const c = new Cleave(i, { creditCard: true });
    return () => c.getRawValue();
  }),
  'cleave date': input('Expiry date', '', (i) => void new Cleave(i, { date: true, datePattern: ['m', 'y'] })),
  'cleave blocks': input(
    'Customer number',
    '',
    (i) => void new Cleave(i, { blocks: [2, 3, 4], delimiter: '-', uppercase: true, prefix: 'CU' }),
  ),
  'iti separate': input('Phone', 'type="tel"', (i) => {
    const t = intlTelInput(i, { initialCountry: 'us', separateDialCode: true, strictMode: true });
    return () => (i.value ? t.getNumber() : '');
  }),
  'iti national': input('Phone', 'type="tel"', (i) => {
    const t = intlTelInput(i, { initialCountry: 'de', nationalMode: true });
    return () => (i.value ? t.getNumber() : '');
  }),
});
