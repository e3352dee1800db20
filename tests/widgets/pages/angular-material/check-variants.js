import { material } from '../support/angular-material-variants.js';
import { FormControl } from '@angular/forms';
import { FormGroup } from '@angular/forms';
import { showCases } from '../support/cases.js';

showCases({
  'radio vertical': {
    undo: false,
    show: material(
      '',
      '<label id="r">Favourite season</label><mat-radio-group aria-labelledby="r" [formControl]="field">@for (one of ["Winter", "Spring", "Summer"]; track one) {<mat-radio-button [value]="one">{{ one }}</mat-radio-button>}</mat-radio-group>',
    ),
  },
  'button toggle multiple': material(
    [],
    '<mat-button-toggle-group [formControl]="field" aria-label="Font style" multiple><mat-button-toggle value="bold">Bold</mat-button-toggle><mat-button-toggle value="italic">Italic</mat-button-toggle></mat-button-toggle-group>',
  ),
  'checkbox group': material(
    null,
    '<fieldset [formGroup]="field"><legend>Form pickles</legend><mat-checkbox formControlName="pepperoni">Pepperoni</mat-checkbox><mat-checkbox formControlName="extracheese">Extra Cheese</mat-checkbox></fieldset>',
    { control: () => new FormGroup({ pepperoni: new FormControl(false), extracheese: new FormControl(false) }) },
  ),
  'slide toggle': material(false, '<mat-slide-toggle [formControl]="field">Gift wrapping</mat-slide-toggle>'),
});
