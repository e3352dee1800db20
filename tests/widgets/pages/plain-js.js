import TomSelect from 'tom-select';
import 'tom-select/dist/css/tom-select.css';
import Tagify from '@yaireo/tagify';
import '@yaireo/tagify/dist/tagify.css';
import noUiSlider from 'nouislider';
import 'nouislider/dist/nouislider.css';
import Cleave from 'cleave.js';
import Inputmask from 'inputmask';
import AirDatepicker from 'air-datepicker';
import 'air-datepicker/air-datepicker.css';
import SignaturePad from 'signature_pad';
import SlimSelect from 'slim-select';
import 'slim-select/styles';
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import 'trix';
import { showCases, form, fruits } from './support/cases.js';

const options = `<option value="">Choose</option>${fruits.map((f) => `<option>${f}</option>`).join('')}`;
showCases({
  'tom-select': (root) => {
    const t = new TomSelect(form(root, 'Fruit', `<select id="widget">${options}</select>`), {});
    return { state: () => t.getValue(), undo: false };
  },
  'tom-select multiple': (root) => {
    const t = new TomSelect(form(root, 'Fruit', `<select id="widget" multiple>${options}</select>`), {});
    return { state: () => t.getValue() };
  },
  'slim-select': (root) => {
    const s = new SlimSelect({ select: form(root, 'Fruit', `<select id="widget">${options}</select>`) });
    return { state: () => s.getSelected()[0] ?? '', undo: false };
  },
  tagify: (root) => {
    const t = new Tagify(form(root, 'Tags', '<input id="widget">'));
    return { state: () => t.value.map((x) => x.value) };
  },
  nouislider: (root) => {
    const e = form(root, 'Volume', '<div id="widget"></div>');
    const s = noUiSlider.create(e, { start: 30, step: 1, range: { min: 0, max: 100 } });
    return { state: () => s.get(true), text: '70', wantState: 70 };
  },
  'cleave card': (root) => {
    const c = new Cleave(form(root, 'Card number', '<input id="widget">'), { creditCard: true });
    return { state: () => c.getRawValue(), text: '4242424242424242', wantState: '4242424242424242' };
  },
  'inputmask date': (root) => {
    const i = form(root, 'Phone', '<input id="widget">');
    Inputmask('(999) 999-9999').mask(i);
    return { state: () => i.inputmask.unmaskedvalue(), text: '(202) 555-0143', wantState: '2025550143' };
  },
  'air-datepicker': (root) => {
    const d = new AirDatepicker(form(root, 'Date', '<input id="widget" readonly class="datepicker">'), {});
    return { state: () => d.selectedDates.map((day) => day.toLocaleDateString('sv')), text: '2026-12-03', undo: false };
  },
  'signature pad': (root) => {
    root.innerHTML = '<form><label>Signature</label><canvas id="signature" width="300" height="120"></canvas></form>';
    const p = new SignaturePad(root.querySelector('canvas'));
    return { state: () => !p.isEmpty(), undo: false };
  },
  tiptap: (root) => {
    root.innerHTML = '<form><label>Message</label><div id="e"></div></form>';
    const e = new Editor({ element: root.querySelector('#e'), extensions: [StarterKit], content: '' });
    return { state: () => e.getText(), wantState: 'Blue harbour' };
  },
  trix: (root) => {
    root.innerHTML =
      '<form><label>Message</label><input id="x" type="hidden" name="content"><trix-editor input="x"></trix-editor></form>';
    return { state: () => root.querySelector('#x').value.replace(/<[^>]+>/g, ''), wantState: 'Blue harbour' };
  },
});
