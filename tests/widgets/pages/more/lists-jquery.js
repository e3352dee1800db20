import '../support/jquery-global.js';
import accessibleAutocomplete from 'accessible-autocomplete';
import 'accessible-autocomplete/src/autocomplete.css';
import Awesomplete from 'awesomplete';
import 'awesomplete/awesomplete.css';
import autoComplete from '@tarekraafat/autocomplete.js';
import '@tarekraafat/autocomplete.js/dist/css/autoComplete.02.css';
import 'multiple-select';
import 'multiple-select/dist/multiple-select.css';
import 'virtual-select-plugin/dist/virtual-select.min.js';
import 'virtual-select-plugin/dist/virtual-select.min.css';
import 'corejs-typeahead/dist/typeahead.jquery.js';
import 'clockpicker/dist/jquery-clockpicker.js';
import 'clockpicker/dist/jquery-clockpicker.css';
import 'bootstrap-tagsinput';
import 'bootstrap-tagsinput/dist/bootstrap-tagsinput.css';
import 'timepicker';
import 'timepicker/jquery.timepicker.css';
import { easepick, RangePlugin } from '@easepick/bundle';
import '@easepick/bundle/dist/index.css';
import { showCases, form, fruits } from '../support/cases.js';
const $ = window.$;
const opts = fruits.map((f) => `<option>${f}</option>`).join('');
const native = (label, markup, start, read) => (root) => {
  const el = form(root, label, markup);
  const heard = start?.(el, root);
  return { state: read ? () => read(el, root, heard) : () => el.value };
};
showCases(
  {
    'accessible autocomplete': (root) => {
      let m = '';
      const el = form(root, 'Country', '<div id="box"></div>');
      accessibleAutocomplete({
        element: root.querySelector('#box'),
        id: 'widget',
        source: ['France', 'Germany', 'Italy', 'Spain'],
        onConfirm: (v) => {
          if (v) m = v;
        },
      });
      return { state: () => m };
    },
    'accessible autocomplete select': (root) => {
      const el = form(root, 'Favourite fruit', `<select id="widget"><option value=""></option>${opts}</select>`);
      accessibleAutocomplete.enhanceSelectElement({ selectElement: el, defaultValue: '' });
      return { state: () => el.value };
    },
    awesomplete: native('Favourite fruit', '<input id="widget">', (el) => {
      new Awesomplete(el, { list: fruits, minChars: 1 });
    }),
    'autoComplete.js': (root) => {
      const el = form(root, 'Favourite fruit', '<input id="widget" type="search">');
      new autoComplete({
        selector: '#widget',
        data: { src: fruits },
        resultItem: { highlight: true },
        events: {
          input: {
            selection: (e) => {
              el.value = e.detail.selection.value;
            },
          },
        },
      });
      return { state: () => el.value };
    },
    typeahead: native(
      'Favourite fruit',
      '<input id="widget">',
      (el) => {
        $(el).typeahead(
          { hint: true, highlight: true, minLength: 1 },
          { name: 'f', source: (q, cb) => cb(fruits.filter((f) => f.toLowerCase().includes(q.toLowerCase()))) },
        );
      },
      (el) => $(el).typeahead('val'),
    ),
    'multiple-select': native(
      'Favourite fruit',
      `<select id="widget" multiple>${opts}</select>`,
      (el) => {
        $(el).multipleSelect();
      },
      (el) => $(el).val(),
    ),
    'multiple-select single': native(
      'Favourite fruit',
      `<select id="widget"><option value="">Choose</option>${opts}</select>`,
      (el) => {
        $(el).multipleSelect({ filter: true });
      },
      (el) => $(el).val(),
    ),
    'virtual-select': native(
      'Favourite fruit',
      '<div id="widget"></div>',
      (el) => {
        VirtualSelect.init({ ele: '#widget', options: fruits.map((f) => ({ label: f, value: f })), search: true });
      },
      () => document.querySelector('#widget').value,
    ),
    'virtual-select multiple': native(
      'Favourite fruit',
      '<div id="widget"></div>',
      (el) => {
        VirtualSelect.init({ ele: '#widget', multiple: true, options: fruits.map((f) => ({ label: f, value: f })) });
      },
      () => document.querySelector('#widget').value,
    ),
    clockpicker: native('Start time', '<input id="widget" type="text">', (el) => {
      $(el).clockpicker({ autoclose: true });
    }),
    'jquery timepicker': native('Start time', '<input id="widget" type="text">', (el) => {
      $(el).timepicker();
    }),
    tagsinput: native(
      'Tags',
      '<input id="widget" type="text">',
      (el) => {
        $(el).tagsinput();
      },
      (el) => $(el).tagsinput('items'),
    ),
    easepick: native('Check-in date', '<input id="widget" type="text">', (el) => {
      new easepick.create({ element: el, css: ['/lists-jquery.css'] });
    }),
    'easepick range': native('Travel dates', '<input id="widget" type="text">', (el) => {
      new easepick.create({ element: el, css: ['/lists-jquery.css'], plugins: [RangePlugin] });
    }),
  },
  ['accessible autocomplete', 'accessible autocomplete select', 'easepick', 'easepick range'],
);
