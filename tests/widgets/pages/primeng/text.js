import { ng, label } from '../support/primeng-variants.js';
import { FormControl, Validators } from '@angular/forms';
import { showCases } from '../support/cases.js';

showCases({
  'input float': ng(
    '',
    '<p-floatlabel><input pInputText id="w" [formControl]="field" autocomplete="off" /><label for="w">Username</label></p-floatlabel>',
  ),
  'input ifta': ng(
    '',
    '<p-iftalabel><input pInputText id="w" [formControl]="field" /><label for="w">Company</label></p-iftalabel>',
  ),
  'input group': ng(
    '',
    '<p-inputgroup><p-inputgroup-addon>www</p-inputgroup-addon><input pInputText placeholder="Website" [formControl]="field" /></p-inputgroup>',
  ),
  'key filter': ng('', label('Amount', '<input pInputText id="w" pKeyFilter="int" [formControl]="field" />')),
  'textarea auto': ng(
    '',
    label('Comment', '<textarea pTextarea id="w" rows="5" [autoResize]="true" [formControl]="field"></textarea>'),
  ),
  'mask phone': ng(
    '',
    label(
      'Phone',
      '<p-inputmask inputId="w" mask="(999) 999-9999" placeholder="(999) 999-9999" [formControl]="field" />',
    ),
  ),
  'number grouping': ng(null, label('Population', '<p-inputnumber inputId="w" [formControl]="field" />')),
  'number decimal': ng(
    null,
    label(
      'Weight (kg)',
      '<p-inputnumber inputId="w" mode="decimal" [minFractionDigits]="2" [maxFractionDigits]="5" [formControl]="field" />',
    ),
  ),
  'number currency': ng(
    null,
    label('Price', '<p-inputnumber inputId="w" mode="currency" currency="EUR" locale="de-DE" [formControl]="field" />'),
  ),
  'number stacked': ng(
    null,
    label('Guests', '<p-inputnumber inputId="w" [showButtons]="true" [min]="0" [max]="100" [formControl]="field" />'),
  ),
  'number horizontal': ng(
    1,
    label(
      'Quantity',
      '<p-inputnumber inputId="w" [showButtons]="true" buttonLayout="horizontal" spinnerMode="horizontal" [step]="1" [min]="1" [max]="20" [formControl]="field" />',
    ),
  ),
  'number suffix': ng(null, label('Temperature', '<p-inputnumber inputId="w" suffix=" ℃" [formControl]="field" />')),
  otp: {
    undo: false,
    show: ng(
      '',
      '<label>Verification code</label><p-inputotp [integerOnly]="true" [length]="6" [formControl]="field" />',
    ),
  },
  'password meter': ng('', label('Password', '<p-password inputId="w" [toggleMask]="true" [formControl]="field" />')),
  'invalid on blur': ng(
    '',
    label(
      'Email',
      '<input pInputText id="w" type="email" [formControl]="field" [invalid]="field.invalid && field.touched" />',
    ),
    { control: () => new FormControl('', { validators: [Validators.required, Validators.email], updateOn: 'blur' }) },
  ),
});
