import { material, inField } from '../support/angular-material.js';
import { showCases } from '../support/cases.js';

showCases({
  input: { show: material('', inField('First name', '<input matInput [formControl]="field">')) },
});
