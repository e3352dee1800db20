import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { MatAutocompleteModule } from '@angular/material/autocomplete';
import { MatButtonToggleModule } from '@angular/material/button-toggle';
import { MatCheckboxModule } from '@angular/material/checkbox';
import { MatChipsModule } from '@angular/material/chips';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { MatRadioModule } from '@angular/material/radio';
import { MatSelectModule } from '@angular/material/select';
import { MatSlideToggleModule } from '@angular/material/slide-toggle';
import { MatSliderModule } from '@angular/material/slider';
import { NgSelectComponent } from '@ng-select/ng-select';
import '../node_modules/@angular/material/prebuilt-themes/azure-blue.css';
import '../node_modules/@ng-select/ng-select/themes/default.theme.css';
import { fruits, showCases } from './support/cases.js';

const imports = [
  ReactiveFormsModule,
  MatAutocompleteModule,
  MatButtonToggleModule,
  MatCheckboxModule,
  MatChipsModule,
  MatDatepickerModule,
  MatFormFieldModule,
  MatInputModule,
  MatRadioModule,
  MatSelectModule,
  MatSlideToggleModule,
  MatSliderModule,
  NgSelectComponent,
];

/** A case whose model is a form control named `field`. */
function material(initial, inner, extra = {}) {
  return (root) => {
    const field = new FormControl(initial);
    class Case {
      field = field;
      fruits = fruits;
    }
    Component({ selector: 'main', standalone: true, imports, template: `<form>${inner}</form>` })(Case);
    void root;
    bootstrapApplication(Case, { providers: [provideZoneChangeDetection(), provideNativeDateAdapter()] });
    return { state: () => field.value, ...extra };
  };
}
const inField = (label, inner) => `<mat-form-field><mat-label>${label}</mat-label>${inner}</mat-form-field>`;

showCases({
  input: material('', inField('First name', '<input matInput [formControl]="field">')),
  select: material(
    null,
    inField(
      'Fruit',
      '<mat-select [formControl]="field">@for (fruit of fruits; track fruit) {<mat-option [value]="fruit">{{ fruit }}</mat-option>}</mat-select>',
    ),
    { undo: false },
  ),
  'select multiple': material(
    [],
    inField(
      'Fruits',
      '<mat-select [formControl]="field" multiple>@for (fruit of fruits; track fruit) {<mat-option [value]="fruit">{{ fruit }}</mat-option>}</mat-select>',
    ),
  ),
  autocomplete: material(
    '',
    inField(
      'Fruit',
      '<input matInput [formControl]="field" [matAutocomplete]="auto"><mat-autocomplete #auto="matAutocomplete">@for (fruit of fruits; track fruit) {<mat-option [value]="fruit">{{ fruit }}</mat-option>}</mat-autocomplete>',
    ),
  ),
  checkbox: material(false, '<mat-checkbox [formControl]="field">Accept the terms</mat-checkbox>'),
  'slide toggle': material(false, '<mat-slide-toggle [formControl]="field">Accept the terms</mat-slide-toggle>'),
  radio: material(
    '',
    '<label id="l">Plan</label><mat-radio-group aria-labelledby="l" [formControl]="field"><mat-radio-button value="basic">Basic</mat-radio-button><mat-radio-button value="pro">Pro</mat-radio-button></mat-radio-group>',
    { undo: false },
  ),
  'button toggle': material(
    '',
    '<mat-button-toggle-group [formControl]="field" aria-label="View"><mat-button-toggle value="week">Week</mat-button-toggle><mat-button-toggle value="month">Month</mat-button-toggle></mat-button-toggle-group>',
    { undo: false },
  ),
  slider: material(
    20,
    '<label>Volume</label><mat-slider min="0" max="100"><input matSliderThumb [formControl]="field" aria-label="Volume"></mat-slider>',
  ),
  datepicker: material(
    null,
    inField(
      'Date',
      '<input matInput [matDatepicker]="picker" [formControl]="field"><mat-datepicker-toggle matIconSuffix [for]="picker"></mat-datepicker-toggle><mat-datepicker #picker></mat-datepicker>',
    ),
  ),
  chips: material(
    [],
    inField(
      'Tags',
      '<mat-chip-grid #grid [formControl]="field">@for (tag of field.value; track tag) {<mat-chip-row (removed)="field.setValue(field.value.filter((t) => t !== tag))">{{ tag }}<button matChipRemove [attr.aria-label]="\'remove \' + tag">x</button></mat-chip-row>}<input placeholder="New tag" [matChipInputFor]="grid" (matChipInputTokenEnd)="$event.value && field.setValue([...field.value, $event.value]); $event.chipInput.clear()"></mat-chip-grid>',
    ),
  ),
  'ng-select': material(null, '<label>Fruit</label><ng-select [formControl]="field" [items]="fruits"></ng-select>'),
  'ng-select multiple': material(
    [],
    '<label>Fruits</label><ng-select [formControl]="field" [items]="fruits" [multiple]="true"></ng-select>',
  ),
});
