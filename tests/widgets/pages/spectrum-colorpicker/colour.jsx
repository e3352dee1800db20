import '../support/jquery-global.js';
import $ from 'jquery';
import 'spectrum-colorpicker2/dist/spectrum.js';
import 'spectrum-colorpicker2/dist/spectrum.css';
import { form, showCases } from '../support/cases.js';

showCases({
  spectrum: {
    ci: true,
    undo: false,
    show: (root) => {
      const $input = $(form(root, 'Colour', '<input id="widget" type="text">')).spectrum({
        type: 'component',
        showInput: true,
      });
      return { state: () => $input.spectrum('get')?.toHexString() ?? '' };
    },
  },
  button: {
    ci: true,
    undo: false,
    show: (root) => {
      const input = form(root, 'Colour', '<input id="widget" value="#ff0000">');
      let state = '';
      $(input).spectrum({ type: 'color', showInput: true, change: (color) => (state = color?.toHexString() ?? '') });
      return { state: () => state };
    },
  },
  flat: {
    ci: true,
    show: (root) => {
      const input = form(root, 'Colour', '<input id="widget" value="#ff0000">');
      $(input).spectrum({ type: 'text', showInput: true });
      return { state: () => $(input).spectrum('get').toHexString() };
    },
  },
});
