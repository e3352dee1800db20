import Pickr from '@simonwep/pickr';
import '@simonwep/pickr/dist/themes/nano.min.css';
import { form, showCases } from '../support/cases.js';
import '@simonwep/pickr/dist/themes/classic.min.css';

showCases({
  pickr: {
    ci: true,
    undo: false,
    show: (root) => {
      const element = form(root, 'Colour', '<div id="widget"></div>');
      const widget = Pickr.create({
        el: element,
        theme: 'nano',
        default: '#42445a',
        components: { hue: true, interaction: { input: true, save: true } },
      });
      let saved = '';
      widget.on('save', (color) => (saved = color?.toHEXA().toString() ?? ''));
      return { state: () => saved };
    },
  },
  classic: {
    ci: true,
    undo: false,
    show: (root) => {
      root.innerHTML = '<form><label>Colour</label><div class="color-picker"></div></form>';
      const widget = Pickr.create({
        el: '.color-picker',
        theme: 'classic',
        components: {
          preview: true,
          opacity: true,
          hue: true,
          interaction: { hex: true, input: true, clear: true, save: true },
        },
      });
      let state = '';
      widget.on('save', (color) => (state = color?.toHEXA().toString() ?? ''));
      return { state: () => state };
    },
  },
});
