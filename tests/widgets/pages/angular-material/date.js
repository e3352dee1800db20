import { material, inField } from '../support/angular-material.js';
import { showCases } from '../support/cases.js';

showCases({
  datepicker: material(
    null,
    inField(
      'Date',
      '<input matInput [matDatepicker]="picker" [formControl]="field"><mat-datepicker-toggle matIconSuffix [for]="picker"></mat-datepicker-toggle><mat-datepicker #picker></mat-datepicker>',
    ),
  ),
});
