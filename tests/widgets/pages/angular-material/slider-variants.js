import { material } from '../support/angular-material-variants.js';
import { FormControl } from '@angular/forms';
import { FormGroup } from '@angular/forms';
import { showCases } from '../support/cases.js';

showCases({
  'slider range': material(
    null,
    '<label>Price range</label><mat-slider min="0" max="500" step="10" discrete [formGroup]="field"><input matSliderStartThumb formControlName="start"><input matSliderEndThumb formControlName="end"></mat-slider>',
    { control: () => new FormGroup({ start: new FormControl(100), end: new FormControl(300) }) },
  ),
});
