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
import { MatListModule } from '@angular/material/list';
import { MatTimepickerModule } from '@angular/material/timepicker';
import { MatStepperModule } from '@angular/material/stepper';
import { MatExpansionModule } from '@angular/material/expansion';
import { MatTabsModule } from '@angular/material/tabs';
import { MatIconModule } from '@angular/material/icon';
import { MatButtonModule } from '@angular/material/button';
import { JsonPipe } from '@angular/common';
import { CdkTextareaAutosize } from '@angular/cdk/text-field';
import { FormGroup, Validators } from '@angular/forms';
import { MatSliderModule } from '@angular/material/slider';
import '../../node_modules/@angular/material/prebuilt-themes/azure-blue.css';
import { fruits, showCases } from '../support/cases.js';

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
  MatListModule,
  MatTimepickerModule,
  MatStepperModule,
  MatExpansionModule,
  MatTabsModule,
  MatIconModule,
  MatButtonModule,
  JsonPipe,
  CdkTextareaAutosize,
];

/** A case whose model is a form control named `field`. */
function material(initial, inner, { control = () => new FormControl(initial), ...extra } = {}) {
  return (root) => {
    const field = control();
    class Case {
      field = field;
      fruits = fruits;
      groups = [
        { name: 'Red', fruits: ['Apple', 'Cherry'] },
        { name: 'Yellow', fruits: ['Banana', 'Lemon'] },
      ];
      objects = fruits.map((name) => ({ name, id: name.toLowerCase() }));
      min = new Date(2026, 0, 1);
      max = new Date(2029, 11, 31);
      weekdays = (date) => ![0, 6].includes((date ?? new Date()).getDay());
      show = (one) => one?.name ?? '';
      filtered() {
        const text = String(field.value?.name ?? field.value ?? '').toLowerCase();
        return this.objects.filter(({ name }) => name.toLowerCase().includes(text));
      }
      pick(event) {
        field.setValue([...field.value, event.option.viewValue]);
        event.option.deselect();
      }
      drop(tag) {
        field.setValue(field.value.filter((one) => one !== tag));
      }
      picked(day) {
        field.setValue(day);
      }
    }
    Component({ selector: 'main', standalone: true, imports, template: `<form>${inner}</form>` })(Case);
    void root;
    bootstrapApplication(Case, { providers: [provideZoneChangeDetection(), provideNativeDateAdapter()] });
    return { state: () => field.value, ...extra };
  };
}
const inField = (label, inner) => `<mat-form-field><mat-label>${label}</mat-label>${inner}</mat-form-field>`;

const range = () => new FormGroup({ start: new FormControl(null), end: new FormControl(null) });
const options = '@for (fruit of fruits; track fruit) {<mat-option [value]="fruit">{{ fruit }}</mat-option>}';
const no = { undo: false };
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
  'select objects': material(
    null,
    inField(
      'Favourite fruit',
      '<mat-select [formControl]="field" placeholder="Choose one">@for (one of objects; track one.id) {<mat-option [value]="one">{{ one.name }}</mat-option>}</mat-select>',
    ),
    no,
  ),
  'select required': material(
    null,
    '<mat-form-field><mat-label>Favourite fruit</mat-label><mat-select [formControl]="field" required>' +
      options +
      '</mat-select><mat-error>Please choose a fruit</mat-error></mat-form-field>',
    { control: () => new FormControl(null, Validators.required), undo: false },
  ),
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
  'datepicker action': material(
    null,
    inField(
      'Check-in date',
      '<input matInput [matDatepicker]="picker" [formControl]="field"><mat-datepicker-toggle matIconSuffix [for]="picker"></mat-datepicker-toggle><mat-datepicker #picker><mat-datepicker-actions><button matButton matDatepickerCancel>Cancel</button><button matButton="elevated" matDatepickerApply>Apply</button></mat-datepicker-actions></mat-datepicker>',
    ),
  ),
  'datepicker read-only': material(
    null,
    inField(
      'Check-in date',
      '<input matInput readonly [matDatepicker]="picker" (focus)="picker.open()" [formControl]="field"><mat-datepicker-toggle matIconSuffix [for]="picker"></mat-datepicker-toggle><mat-datepicker #picker></mat-datepicker>',
    ),
    no,
  ),
  'datepicker limits': material(
    null,
    inField(
      'Delivery date',
      '<input matInput [min]="min" [max]="max" [matDatepickerFilter]="weekdays" [matDatepicker]="picker" [formControl]="field"><mat-datepicker-toggle matIconSuffix [for]="picker"></mat-datepicker-toggle><mat-datepicker #picker></mat-datepicker>',
    ),
  ),
  'datepicker touch': material(
    null,
    inField(
      'Date of birth',
      '<input matInput [matDatepicker]="picker" [formControl]="field"><mat-datepicker-toggle matIconSuffix [for]="picker"></mat-datepicker-toggle><mat-datepicker touchUi startView="multi-year" #picker></mat-datepicker>',
    ),
  ),
  'date range': material(
    null,
    '<mat-form-field><mat-label>Travel dates</mat-label><mat-date-range-input [formGroup]="field" [rangePicker]="picker"><input matStartDate formControlName="start" placeholder="Start date"><input matEndDate formControlName="end" placeholder="End date"></mat-date-range-input><mat-datepicker-toggle matIconSuffix [for]="picker"></mat-datepicker-toggle><mat-date-range-picker #picker></mat-date-range-picker></mat-form-field>',
    { control: range },
  ),
  'calendar inline': material(
    null,
    '<label>Delivery date</label><mat-card class="demo-inline-calendar-card"><mat-calendar [selected]="field.value" (selectedChange)="picked($event)"></mat-calendar></mat-card>',
    { undo: false },
  ),
  timepicker: material(
    null,
    inField(
      'Arrival time',
      '<input matInput [matTimepicker]="picker" [formControl]="field"><mat-timepicker-toggle matIconSuffix [for]="picker"/><mat-timepicker #picker/>',
    ),
  ),
  'timepicker interval': material(
    null,
    inField(
      'Arrival time',
      '<input matInput [matTimepicker]="picker" matTimepickerMin="09:00" matTimepickerMax="18:00" [formControl]="field"><mat-timepicker-toggle matIconSuffix [for]="picker"/><mat-timepicker interval="45m" #picker/>',
    ),
  ),
  'slider range': material(
    null,
    '<label>Price range</label><mat-slider min="0" max="500" step="10" discrete [formGroup]="field"><input matSliderStartThumb formControlName="start"><input matSliderEndThumb formControlName="end"></mat-slider>',
    { control: () => new FormGroup({ start: new FormControl(100), end: new FormControl(300) }) },
  ),
  'radio vertical': material(
    '',
    '<label id="r">Favourite season</label><mat-radio-group aria-labelledby="r" [formControl]="field">@for (one of ["Winter", "Spring", "Summer"]; track one) {<mat-radio-button [value]="one">{{ one }}</mat-radio-button>}</mat-radio-group>',
    no,
  ),
  'button toggle multiple': material(
    [],
    '<mat-button-toggle-group [formControl]="field" aria-label="Font style" multiple><mat-button-toggle value="bold">Bold</mat-button-toggle><mat-button-toggle value="italic">Italic</mat-button-toggle></mat-button-toggle-group>',
  ),
  'selection list': material(
    [],
    '<h4 id="h">Shoes</h4><mat-selection-list aria-labelledby="h" [formControl]="field">@for (one of ["Boots", "Clogs", "Loafers"]; track one) {<mat-list-option [value]="one">{{ one }}</mat-list-option>}</mat-selection-list>',
  ),
  'selection list single': material(
    [],
    '<h4 id="h">Shoes</h4><mat-selection-list aria-labelledby="h" [multiple]="false" [formControl]="field">@for (one of ["Boots", "Clogs", "Loafers"]; track one) {<mat-list-option [value]="one">{{ one }}</mat-list-option>}</mat-selection-list>',
    no,
  ),
  'checkbox group': material(
    null,
    '<fieldset [formGroup]="field"><legend>Form pickles</legend><mat-checkbox formControlName="pepperoni">Pepperoni</mat-checkbox><mat-checkbox formControlName="extracheese">Extra Cheese</mat-checkbox></fieldset>',
    { control: () => new FormGroup({ pepperoni: new FormControl(false), extracheese: new FormControl(false) }) },
  ),
  'slide toggle': material(false, '<mat-slide-toggle [formControl]="field">Enable notifications</mat-slide-toggle>'),
  'in stepper': material(
    '',
    '<mat-stepper linear><mat-step label="Fill out your name"><mat-form-field><mat-label>Name</mat-label><input matInput placeholder="Last name, First name" [formControl]="field" required></mat-form-field><div><button matButton matStepperNext type="button">Next</button></div></mat-step><mat-step label="Done">Done</mat-step></mat-stepper>',
  ),
  'in expansion': material(
    '',
    '<mat-accordion><mat-expansion-panel expanded><mat-expansion-panel-header><mat-panel-title>Personal data</mat-panel-title></mat-expansion-panel-header><mat-form-field><mat-label>First name</mat-label><input matInput [formControl]="field"></mat-form-field></mat-expansion-panel></mat-accordion>',
  ),
});
