import './support/jquery-global.js';
import $ from 'jquery';
import Coloris from '@melloware/coloris';
import '@melloware/coloris/dist/coloris.css';
import Pickr from '@simonwep/pickr';
import '@simonwep/pickr/dist/themes/nano.min.css';
import rater from 'rater-js';
import { HexColorInput, HexColorPicker } from 'react-colorful';
import 'spectrum-colorpicker2/dist/spectrum.js';
import 'spectrum-colorpicker2/dist/spectrum.css';
import { controlled } from './support/react-case.jsx';
import { form, showCases } from './support/cases.js';

showCases({
  coloris: (root) => {
    const input = form(root, 'Colour', '<input id="widget" type="text" data-coloris>');
    Coloris.init();
    Coloris({ el: '#widget' });
    let heard = '';
    input.addEventListener('change', () => (heard = input.value));
    return { state: () => heard };
  },
  spectrum: (root) => {
    const $input = $(form(root, 'Colour', '<input id="widget" type="text">')).spectrum({
      type: 'component',
      showInput: true,
    });
    return { state: () => $input.spectrum('get')?.toHexString() ?? '', undo: false };
  },
  pickr: (root) => {
    const element = form(root, 'Colour', '<div id="widget"></div>');
    const widget = Pickr.create({
      el: element,
      theme: 'nano',
      default: '#42445a',
      components: { hue: true, interaction: { input: true, save: true } },
    });
    let saved = '';
    widget.on('save', (color) => (saved = color?.toHEXA().toString() ?? ''));
    return { state: () => saved, undo: false };
  },
  'react-colorful': controlled('#aabbcc', (v, set) => (
    <label>
      Colour
      <HexColorPicker color={v} onChange={set} />
      <HexColorInput color={v} onChange={set} prefixed />
    </label>
  )),
  'rater-js': (root) => {
    root.innerHTML = '<form><label>Rating</label><div id="widget"></div></form>';
    let state = 0;
    const widget = rater({
      element: root.querySelector('#widget'),
      starSize: 24,
      rateCallback(value, done) {
        state = value;
        widget.setRating(value);
        done();
      },
    });
    return { state: () => state, undo: false };
  },
});
