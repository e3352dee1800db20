import $ from 'jquery';
import './support/jquery-global.js';
import 'jquery-ui/dist/jquery-ui.js';
import 'jquery-ui/dist/themes/base/jquery-ui.css';
import { showCases, form, fruits } from './support/cases.js';

const spin = (root) => {
  let model = null;
  const input = form(root, 'Quantity', '<input id="widget">');
  $(input).spinner({
    min: 0,
    max: 10,
    change: () => (model = $(input).spinner('value')),
    spin: (_, ui) => (model = ui.value),
  });
  return { state: () => model, text: '4', wantState: 4 };
};
showCases({
  datepicker: (root) => {
    let model = null;
    const input = form(root, 'Date', '<input id="widget">');
    $(input)
      .datepicker({ onSelect: (text) => (model = text) })
      .on('change', () => (model = $(input).val()));
    return { state: () => model || null, text: '12/03/2026', wantState: '12/03/2026' };
  },
  spinner: spin,
  autocomplete: (root) => {
    let model = null;
    const input = form(root, 'Fruit', '<input id="widget">');
    $(input).autocomplete({
      source: fruits,
      delay: 0,
      change: () => (model = input.value),
      select: (_, ui) => (model = ui.item.value),
    });
    return { state: () => model || null, text: 'Cherry', wantState: 'Cherry' };
  },
  selectmenu: (root) => {
    let model = null;
    const select = form(
      root,
      'Fruit',
      `<select id="widget"><option value="">Choose</option>${fruits.map((f) => `<option>${f}</option>`)}</select>`,
    );
    $(select).selectmenu({ width: 200, change: () => (model = select.value) });
    return { state: () => model || null };
  },
  slider: (root) => {
    let model = 10;
    const div = form(root, 'Volume', '<div id="widget"></div>');
    $(div).slider({ value: 10, change: (_, ui) => (model = ui.value) });
    return { state: () => model, text: '70' };
  },
  checkboxradio: (root) => {
    root.innerHTML = '<form><label for="c">Terms</label><input type="checkbox" id="c"></form>';
    $('#c').checkboxradio();
    return { state: () => $('#c').prop('checked') };
  },
});
