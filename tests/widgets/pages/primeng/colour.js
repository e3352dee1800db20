import { ng, label } from '../support/primeng-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  colour: {
    undo: false,
    show: ng(null, label('Favourite colour', '<p-colorpicker inputId="w" [formControl]="field" />')),
  },
});
