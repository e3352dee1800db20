import { clarity } from '../support/clarity.js';
import { showCases } from '../support/cases.js';

const options =
  '<clr-options><clr-option *clrOptionItems="let one of fruits" [clrValue]="one">{{ one }}</clr-option></clr-options>';

const combobox = (label, attributes) =>
  `<clr-combobox-container><label>${label}</label><clr-combobox [formControl]="field" ${attributes}><ng-container *clrOptionSelected="let chosen">{{ chosen }}</ng-container>${options}</clr-combobox></clr-combobox-container>`;

showCases({
  input: clarity(
    '',
    '<clr-input-container><label>Username</label><input clrInput [formControl]="field"></clr-input-container>',
  ),
  password: clarity(
    '',
    '<clr-password-container><label>Password</label><input clrPassword [formControl]="field"></clr-password-container>',
  ),
  textarea: clarity(
    '',
    '<clr-textarea-container><label>Comment</label><textarea clrTextarea [formControl]="field"></textarea></clr-textarea-container>',
  ),
  number: clarity(
    1,
    '<clr-number-input-container><label>Guests</label><input type="number" clrNumberInput min="1" max="10" [formControl]="field"></clr-number-input-container>',
  ),
  select: {
    undo: false,
    show: clarity(
      null,
      '<clr-select-container><label>Favourite fruit</label><select clrSelect [formControl]="field">@for (one of fruits; track one) {<option [value]="one">{{ one }}</option>}</select></clr-select-container>',
    ),
  },
  datalist: clarity(
    '',
    '<clr-datalist-container><label>Favourite fruit</label><input clrDatalistInput placeholder="Option" [formControl]="field"><datalist>@for (one of fruits; track one) {<option [value]="one"></option>}</datalist></clr-datalist-container>',
  ),
  combobox: clarity(null, combobox('Favourite fruit', 'placeholder="Choose a fruit"')),
  'combobox preset': clarity('Banana', combobox('Favourite fruit', '')),
  'combobox of several': clarity([], combobox('Favourite fruits', 'clrMulti="true" placeholder="Choose fruits"')),
  checkbox: clarity(
    false,
    '<clr-checkbox-wrapper><input type="checkbox" clrCheckbox [formControl]="field"><label>I accept the terms</label></clr-checkbox-wrapper>',
  ),
  toggle: clarity(
    false,
    '<clr-toggle-container><label>Gift wrapping</label><clr-toggle-wrapper><input type="checkbox" clrToggle [formControl]="field"><label>Wrap it</label></clr-toggle-wrapper></clr-toggle-container>',
  ),
  radio: {
    undo: false,
    show: clarity(
      '',
      '<clr-radio-container><label>Size</label><clr-radio-wrapper><input type="radio" clrRadio name="size" value="Small" [formControl]="field"><label>Small</label></clr-radio-wrapper><clr-radio-wrapper><input type="radio" clrRadio name="size" value="Large" [formControl]="field"><label>Large</label></clr-radio-wrapper></clr-radio-container>',
    ),
  },
  range: clarity(
    20,
    '<clr-range-container [clrRangeHasProgress]="true"><label>Volume</label><input type="range" clrRange [formControl]="field"></clr-range-container>',
  ),
  date: clarity(
    '',
    '<clr-date-container><label>Check-in date</label><input type="date" autocomplete="off" clrDate [formControl]="field"></clr-date-container>',
  ),
  'date bounded': clarity(
    '',
    '<clr-date-container><label>Check-in date</label><input type="date" min="2026-01-01" max="2029-12-31" clrDate [formControl]="field"></clr-date-container>',
  ),
  'date range': clarity(
    null,
    '<clr-date-range-container><label>Travel dates</label><input type="date" name="start" clrStartDate [(clrStartDate)]="start" [(ngModel)]="begin" aria-label="Start date"><input type="date" name="end" clrEndDate [(clrEndDate)]="end" [(ngModel)]="until" aria-label="End date"></clr-date-range-container>',
    { read: (page) => [page.begin, page.until] },
  ),
  file: clarity(
    null,
    '<clr-file-input-container><label>Picture</label><input type="file" clrFileInput [formControl]="field"></clr-file-input-container>',
    { read: ({ field }) => [...(field.value ?? [])].map(({ name }) => name) },
  ),
});
