import { ng } from '../support/primeng-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  knob: ng(20, '<label>Volume</label><p-knob [formControl]="field" />'),
  slider: ng(20, '<label>Volume</label><p-slider [formControl]="field" styleClass="w-56" />'),
  'slider range': ng([20, 80], '<label>Price range</label><p-slider [range]="true" [formControl]="field" />'),
});
