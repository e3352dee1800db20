import { material, inField } from '../support/angular-material-variants.js';
import { FormControl } from '@angular/forms';
import { Validators } from '@angular/forms';
import { showCases } from '../support/cases.js';

showCases({
  'input outline': material(
    '',
    '<mat-form-field appearance="outline"><mat-label>Email</mat-label><input matInput type="email" [formControl]="field" placeholder="pat@example.com"><mat-error>Please enter a valid email</mat-error></mat-form-field>',
    { control: () => new FormControl('', [Validators.required, Validators.email]) },
  ),
  'input on blur': material('', inField('Company', '<input matInput [formControl]="field">'), {
    control: () => new FormControl('', { updateOn: 'blur' }),
  }),
  'input prefix suffix': material(
    null,
    inField(
      'Amount',
      '<span matTextPrefix>$&nbsp;</span><input matInput type="number" [formControl]="field"><span matTextSuffix>.00</span>',
    ),
  ),
  'textarea autosize': material(
    '',
    inField(
      'Comment',
      '<textarea matInput cdkTextareaAutosize cdkAutosizeMinRows="1" cdkAutosizeMaxRows="5" [formControl]="field"></textarea>',
    ),
  ),
  'in stepper': material(
    '',
    '<mat-stepper linear><mat-step label="Fill out your name"><mat-form-field><mat-label>Name</mat-label><input matInput placeholder="Last name, First name" [formControl]="field" required></mat-form-field><div><button matButton matStepperNext type="button">Next</button></div></mat-step><mat-step label="Done">Done</mat-step></mat-stepper>',
  ),
  'in expansion': material(
    '',
    '<mat-accordion><mat-expansion-panel expanded><mat-expansion-panel-header><mat-panel-title>Personal data</mat-panel-title></mat-expansion-panel-header><mat-form-field><mat-label>First name</mat-label><input matInput [formControl]="field"></mat-form-field></mat-expansion-panel></mat-accordion>',
  ),
});
