import { Chips, Datepicker, FormSelect, Range, Timepicker } from '@materializecss/materialize';
import '@materializecss/materialize/dist/css/materialize.css';
import { fruits, showCases } from './support/cases.js';

const field = (root, markup) => {
  root.innerHTML = `<form><div class="input-field">${markup}</div></form>`;
  return root.querySelector('#widget');
};
const options = `<option value="" disabled selected>Choose</option>${fruits.map((fruit) => `<option>${fruit}</option>`).join('')}`;
showCases({
  select: (root) => {
    const select = field(root, `<select id="widget">${options}</select><label for="widget">Fruit</label>`);
    const widget = FormSelect.init(select, {});
    return { state: () => widget.getSelectedValues()[0] ?? '', undo: false };
  },
  datepicker: (root) => {
    const input = field(root, '<input id="widget" type="text" class="datepicker"><label for="widget">Date</label>');
    const widget = Datepicker.init(input, { autoClose: true, format: 'yyyy-mm-dd' });
    return { state: () => widget.date?.toLocaleDateString('en-CA') ?? null, undo: false };
  },
  timepicker: (root) => {
    const input = field(root, '<input id="widget" type="text" class="timepicker"><label for="widget">Time</label>');
    const widget = Timepicker.init(input, { autoSubmit: true });
    return { state: () => input.value && widget.hours, undo: false };
  },
  chips: (root) => {
    const box = field(root, '<label>Tags</label><div id="widget" class="chips"></div>');
    const widget = Chips.init(box, { allowUserInput: true, placeholder: 'Add a tag' });
    return { state: () => widget.chipsData.map(({ id }) => id) };
  },
  switch: (root) => {
    root.innerHTML =
      '<form><div class="switch"><label>Accept the terms <input type="checkbox" id="widget"><span class="lever"></span></label></div></form>';
    return { state: () => root.querySelector('#widget').checked };
  },
  range: (root) => {
    const input = field(
      root,
      '<label for="widget">Volume</label><input type="range" id="widget" min="0" max="100" value="20">',
    );
    Range.init(input, {});
    return { state: () => input.value };
  },
});
