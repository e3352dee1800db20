import { material } from '../support/angular-material.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: {
    show: material(
      20,
      '<label>Volume</label><mat-slider min="0" max="100"><input matSliderThumb [formControl]="field" aria-label="Volume"></mat-slider>',
    ),
  },
});
