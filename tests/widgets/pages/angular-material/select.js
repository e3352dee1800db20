import { material, inField } from '../support/angular-material.js';
import { showCases } from '../support/cases.js';

showCases({
  select: {
    undo: false,
    show: material(
      null,
      inField(
        'Fruit',
        '<mat-select [formControl]="field">@for (fruit of fruits; track fruit) {<mat-option [value]="fruit">{{ fruit }}</mat-option>}</mat-select>',
      ),
    ),
  },
  'select multiple': {
    show: material(
      [],
      inField(
        'Fruits',
        '<mat-select [formControl]="field" multiple>@for (fruit of fruits; track fruit) {<mat-option [value]="fruit">{{ fruit }}</mat-option>}</mat-select>',
      ),
    ),
  },
  autocomplete: {
    show: material(
      '',
      inField(
        'Fruit',
        '<input matInput [formControl]="field" [matAutocomplete]="auto"><mat-autocomplete #auto="matAutocomplete">@for (fruit of fruits; track fruit) {<mat-option [value]="fruit">{{ fruit }}</mat-option>}</mat-autocomplete>',
      ),
    ),
  },
  chips: {
    show: material(
      [],
      inField(
        'Tags',
        '<mat-chip-grid #grid [formControl]="field">@for (tag of field.value; track tag) {<mat-chip-row (removed)="field.setValue(field.value.filter((t) => t !== tag))">{{ tag }}<button matChipRemove [attr.aria-label]="\'remove \' + tag">x</button></mat-chip-row>}<input placeholder="New tag" [matChipInputFor]="grid" (matChipInputTokenEnd)="$event.value && field.setValue([...field.value, $event.value]); $event.chipInput.clear()"></mat-chip-grid>',
      ),
    ),
  },
});
