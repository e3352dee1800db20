import { material, inField } from '../support/angular-material-variants.js';
import { FormControl } from '@angular/forms';
import { Validators } from '@angular/forms';
import { showCases } from '../support/cases.js';

const options = '@for (fruit of fruits; track fruit) {<mat-option [value]="fruit">{{ fruit }}</mat-option>}';

showCases({
  'native select': material(
    '',
    inField(
      'Fruit',
      '<select matNativeControl [formControl]="field"><option value=""></option>@for (fruit of fruits; track fruit) {<option [value]="fruit">{{ fruit }}</option>}</select>',
    ),
  ),
  'select none': material(
    null,
    inField(
      'Favourite fruit',
      `<mat-select [formControl]="field"><mat-option>-- None --</mat-option>${options}</mat-select>`,
    ),
  ),
  'select groups': material(
    null,
    inField(
      'Favourite fruit',
      '<mat-select [formControl]="field"><mat-option>-- None --</mat-option>@for (group of groups; track group.name) {<mat-optgroup [label]="group.name">@for (fruit of group.fruits; track fruit) {<mat-option [value]="fruit">{{ fruit }}</mat-option>}</mat-optgroup>}</mat-select>',
    ),
  ),
  'select trigger': material(
    [],
    inField(
      'Toppings',
      `<mat-select [formControl]="field" multiple><mat-select-trigger>{{ field.value?.[0] || "" }} @if ((field.value?.length || 0) > 1) {<span class="more">(+{{ field.value.length - 1 }} other)</span>}</mat-select-trigger>${options}</mat-select>`,
    ),
  ),
  'select objects': {
    undo: false,
    show: material(
      null,
      inField(
        'Favourite fruit',
        '<mat-select [formControl]="field" placeholder="Choose one">@for (one of objects; track one.id) {<mat-option [value]="one">{{ one.name }}</mat-option>}</mat-select>',
      ),
    ),
  },
  'select required': {
    undo: false,
    show: material(
      null,
      '<mat-form-field><mat-label>Favourite fruit</mat-label><mat-select [formControl]="field" required>' +
        options +
        '</mat-select><mat-error>Please choose a fruit</mat-error></mat-form-field>',
      { control: () => new FormControl(null, Validators.required) },
    ),
  },
  'autocomplete objects': material(
    '',
    inField(
      'Favourite fruit',
      '<input matInput [formControl]="field" [matAutocomplete]="auto"><mat-autocomplete #auto="matAutocomplete" [displayWith]="show">@for (one of filtered(); track one.id) {<mat-option [value]="one">{{ one.name }}</mat-option>}</mat-autocomplete>',
    ),
  ),
  'autocomplete require': material(
    '',
    inField(
      'Favourite fruit',
      `<input matInput [formControl]="field" [matAutocomplete]="auto"><mat-autocomplete requireSelection #auto="matAutocomplete">${options}</mat-autocomplete>`,
    ),
  ),
  'autocomplete groups': material(
    '',
    inField(
      'Favourite fruit',
      '<input matInput [formControl]="field" [matAutocomplete]="auto"><mat-autocomplete #auto="matAutocomplete" autoActiveFirstOption>@for (group of groups; track group.name) {<mat-optgroup [label]="group.name">@for (fruit of group.fruits; track fruit) {<mat-option [value]="fruit">{{ fruit }}</mat-option>}</mat-optgroup>}</mat-autocomplete>',
    ),
  ),
  'chips autocomplete': material(
    [],
    inField(
      'Favourite fruits',
      '<mat-chip-grid #grid>@for (tag of field.value; track tag) {<mat-chip-row (removed)="drop(tag)">{{ tag }}<button matChipRemove [attr.aria-label]="\'remove \' + tag">x</button></mat-chip-row>}</mat-chip-grid><input #box placeholder="New fruit..." [matChipInputFor]="grid" [matAutocomplete]="auto"><mat-autocomplete #auto="matAutocomplete" (optionSelected)="pick($event); box.value = \'\'">' +
        options +
        '</mat-autocomplete>',
    ),
  ),
  'chip listbox': material(
    null,
    '<label id="l">Size</label><mat-chip-listbox aria-labelledby="l" [formControl]="field"><mat-chip-option value="Small">Small</mat-chip-option><mat-chip-option value="Large">Large</mat-chip-option></mat-chip-listbox>',
  ),
  'chip listbox multiple': material(
    [],
    '<label id="l">Toppings</label><mat-chip-listbox multiple aria-labelledby="l" [formControl]="field"><mat-chip-option value="cheese">Cheese</mat-chip-option><mat-chip-option value="olives">Olives</mat-chip-option><mat-chip-option value="ham">Ham</mat-chip-option></mat-chip-listbox>',
  ),
  'selection list': material(
    [],
    '<h4 id="h">Shoes</h4><mat-selection-list aria-labelledby="h" [formControl]="field">@for (one of ["Boots", "Clogs", "Loafers"]; track one) {<mat-list-option [value]="one">{{ one }}</mat-list-option>}</mat-selection-list>',
  ),
  'selection list single': {
    undo: false,
    show: material(
      [],
      '<h4 id="h">Shoes</h4><mat-selection-list aria-labelledby="h" [multiple]="false" [formControl]="field">@for (one of ["Boots", "Clogs", "Loafers"]; track one) {<mat-list-option [value]="one">{{ one }}</mat-list-option>}</mat-selection-list>',
    ),
  },
});
