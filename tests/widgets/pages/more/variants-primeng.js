import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, FormGroup, FormsModule, ReactiveFormsModule, Validators } from '@angular/forms';
import { AutoCompleteModule } from 'primeng/autocomplete';
import { CheckboxModule } from 'primeng/checkbox';
import { ColorPickerModule } from 'primeng/colorpicker';
import { DatePickerModule } from 'primeng/datepicker';
import { FileUploadModule } from 'primeng/fileupload';
import { FloatLabelModule } from 'primeng/floatlabel';
import { IconFieldModule } from 'primeng/iconfield';
import { IftaLabelModule } from 'primeng/iftalabel';
import { InputGroupModule } from 'primeng/inputgroup';
import { InputGroupAddonModule } from 'primeng/inputgroupaddon';
import { InputMaskModule } from 'primeng/inputmask';
import { InputNumberModule } from 'primeng/inputnumber';
import { InputOtpModule } from 'primeng/inputotp';
import { InputTextModule } from 'primeng/inputtext';
import { KeyFilterModule } from 'primeng/keyfilter';
import { KnobModule } from 'primeng/knob';
import { ListboxModule } from 'primeng/listbox';
import { MultiSelectModule } from 'primeng/multiselect';
import { PasswordModule } from 'primeng/password';
import { RadioButtonModule } from 'primeng/radiobutton';
import { RatingModule } from 'primeng/rating';
import { SelectModule } from 'primeng/select';
import { SelectButtonModule } from 'primeng/selectbutton';
import { SliderModule } from 'primeng/slider';
import { TextareaModule } from 'primeng/textarea';
import { ToggleButtonModule } from 'primeng/togglebutton';
import { ToggleSwitchModule } from 'primeng/toggleswitch';
import { TreeSelectModule } from 'primeng/treeselect';
import { providePrimeNG } from 'primeng/config';
import Aura from '@primeuix/themes/aura';
import { fruits, showCases } from '../support/cases.js';

const imports = [
  ReactiveFormsModule,
  FormsModule,
  AutoCompleteModule,
  CheckboxModule,
  ColorPickerModule,
  DatePickerModule,
  FileUploadModule,
  FloatLabelModule,
  IconFieldModule,
  IftaLabelModule,
  InputGroupModule,
  InputGroupAddonModule,
  InputMaskModule,
  InputNumberModule,
  InputOtpModule,
  InputTextModule,
  KeyFilterModule,
  KnobModule,
  ListboxModule,
  MultiSelectModule,
  PasswordModule,
  RadioButtonModule,
  RatingModule,
  SelectModule,
  SelectButtonModule,
  SliderModule,
  TextareaModule,
  ToggleButtonModule,
  ToggleSwitchModule,
  TreeSelectModule,
];
const leaf = (label) => ({ label, key: label, value: label });
const groups = [
  { label: 'Red', value: 'red', items: ['Apple', 'Cherry'].map(leaf) },
  { label: 'Yellow', value: 'yellow', items: ['Banana', 'Lemon'].map(leaf) },
];
const tree = [
  { ...leaf('Plants'), children: [leaf('Fern'), leaf('Moss')] },
  { ...leaf('Animals'), children: [leaf('Fox')] },
];

function ng(initial, inner, { control = () => new FormControl(initial), ...extra } = {}) {
  return (root) => {
    const field = control();
    class Case {
      field = field;
      fruits = fruits;
      objects = fruits.map(leaf);
      groups = groups;
      tree = tree;
      many = Array.from({ length: 3000 }, (_, i) => ({ label: `Lot ${i + 1}`, value: i + 1 }));
      found = [];
      search({ query }) {
        this.found = fruits.filter((fruit) => fruit.toLowerCase().includes(query.toLowerCase()));
      }
    }
    Component({ selector: 'main', standalone: true, imports, template: `<form>${inner}</form>` })(Case);
    void root;
    bootstrapApplication(Case, {
      providers: [provideZoneChangeDetection(), providePrimeNG({ theme: { preset: Aura } })],
    });
    const plain = (value) =>
      Array.isArray(value)
        ? value.map(plain)
        : value instanceof Date
          ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, '0')}-${String(value.getDate()).padStart(2, '0')}T${value.toTimeString().slice(0, 8)}`
          : (value?.label ?? value);
    return { state: () => plain(field.value), ...extra };
  };
}
const label = (text, inner) => `<label for="w">${text}</label>${inner}`;
const no = { undo: false };
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
  'mask date': ng(
    '',
    label(
      'Date of birth',
      '<p-inputmask inputId="w" mask="99/99/9999" placeholder="mm/dd/yyyy" slotChar="mm/dd/yyyy" [formControl]="field" />',
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
  otp: ng(
    '',
    '<label>Verification code</label><p-inputotp [integerOnly]="true" [length]="6" [formControl]="field" />',
    no,
  ),
  'password meter': ng('', label('Password', '<p-password inputId="w" [toggleMask]="true" [formControl]="field" />')),
  checkbox: ng(
    false,
    '<p-checkbox inputId="w" [binary]="true" [formControl]="field" /><label for="w"> I accept the terms</label>',
  ),
  'checkbox group': ng(
    [],
    '<fieldset><legend>Toppings</legend><p-checkbox inputId="a" name="t" value="Cheese" [formControl]="field" /><label for="a"> Cheese</label><p-checkbox inputId="b" name="t" value="Mushroom" [formControl]="field" /><label for="b"> Mushroom</label></fieldset>',
  ),
  radio: ng(
    '',
    '<fieldset><legend>Size</legend><p-radiobutton inputId="a" name="s" value="Small" [formControl]="field" /><label for="a"> Small</label><p-radiobutton inputId="b" name="s" value="Large" [formControl]="field" /><label for="b"> Large</label></fieldset>',
    no,
  ),
  rating: ng(null, '<label>Rating</label><p-rating [formControl]="field" />'),
  knob: ng(20, '<label>Volume</label><p-knob [formControl]="field" />'),
  slider: ng(20, '<label>Volume</label><p-slider [formControl]="field" styleClass="w-56" />'),
  'slider range': ng([20, 80], '<label>Price range</label><p-slider [range]="true" [formControl]="field" />'),
  'toggle switch': ng(false, label('Newsletter', '<p-toggleswitch inputId="w" [formControl]="field" />')),
  'toggle button': ng(
    false,
    '<p-togglebutton onLabel="Yes" offLabel="No" ariaLabel="Do you confirm" [formControl]="field" />',
  ),
  'select group': ng(
    null,
    label(
      'Favourite fruit',
      '<p-select inputId="w" [options]="groups" [group]="true" [showClear]="true" placeholder="Select a fruit" [formControl]="field" />',
    ),
  ),
  'select editable': ng(
    '',
    label('Favourite fruit', '<p-select inputId="w" [options]="fruits" [editable]="true" [formControl]="field" />'),
  ),
  'select virtual': ng(
    null,
    label(
      'Lot',
      '<p-select inputId="w" [options]="many" [virtualScroll]="true" [virtualScrollItemSize]="38" [showClear]="true" placeholder="Select a lot" [formControl]="field" />',
    ),
  ),
  'select body': ng(
    null,
    label(
      'Favourite fruit',
      '<p-select inputId="w" appendTo="body" [checkmark]="true" [showClear]="true" [options]="fruits" placeholder="Select a fruit" [formControl]="field" />',
    ),
  ),
  'multiselect chips': ng(
    [],
    label(
      'Favourite fruits',
      '<p-multiselect inputId="w" display="chip" [options]="objects" optionLabel="label" placeholder="Select fruits" [maxSelectedLabels]="3" [formControl]="field" />',
    ),
  ),
  'multiselect group': ng(
    [],
    label(
      'Favourite fruits',
      '<p-multiselect inputId="w" [options]="groups" [group]="true" placeholder="Select fruits" [formControl]="field" />',
    ),
  ),
  'autocomplete dropdown': ng(
    '',
    label(
      'Favourite fruit',
      '<p-autocomplete inputId="w" [dropdown]="true" [suggestions]="found" (completeMethod)="search($event)" [formControl]="field" />',
    ),
  ),
  'autocomplete force': ng(
    '',
    label(
      'Favourite fruit',
      '<p-autocomplete inputId="w" [forceSelection]="true" [suggestions]="found" (completeMethod)="search($event)" [formControl]="field" />',
    ),
  ),
  'tree select multiple': ng(
    [],
    label(
      'Categories',
      '<p-treeselect inputId="w" [options]="tree" selectionMode="checkbox" placeholder="Select" [showClear]="true" [formControl]="field" />',
    ),
  ),
  'listbox filter': ng(
    null,
    '<label id="l">Favourite fruit</label><p-listbox ariaLabelledBy="l" [filter]="true" [options]="fruits" [formControl]="field" />',
  ),
  'listbox checkbox': ng(
    [],
    '<label id="l">Favourite fruits</label><p-listbox ariaLabelledBy="l" [multiple]="true" [checkbox]="true" [options]="fruits" [formControl]="field" />',
  ),
  'select button multiple': ng(
    [],
    '<label id="l">Days</label><p-selectbutton ariaLabelledBy="l" [multiple]="true" [options]="[\'Mon\', \'Tue\', \'Wed\']" [formControl]="field" />',
  ),
  'date icon': ng(
    null,
    label('Check-in date', '<p-datepicker inputId="w" [showIcon]="true" iconDisplay="input" [formControl]="field" />'),
  ),
  'date format': ng(
    null,
    label('Check-in date', '<p-datepicker inputId="w" dateFormat="dd.mm.yy" [formControl]="field" />'),
  ),
  'date time': ng(
    null,
    label('Appointment', '<p-datepicker inputId="w" [showTime]="true" [hourFormat]="12" [formControl]="field" />'),
  ),
  'time only': ng(null, label('Arrival time', '<p-datepicker inputId="w" [timeOnly]="true" [formControl]="field" />')),
  'month picker': ng(
    null,
    label(
      'Billing month',
      '<p-datepicker inputId="w" view="month" dateFormat="mm/yy" [readonlyInput]="true" [showButtonBar]="true" [formControl]="field" />',
    ),
  ),
  'year picker': ng(
    null,
    label('Year of construction', '<p-datepicker inputId="w" view="year" dateFormat="yy" [formControl]="field" />'),
  ),
  'date range': ng(
    null,
    label(
      'Travel dates',
      '<p-datepicker inputId="w" selectionMode="range" [readonlyInput]="true" [showButtonBar]="true" [formControl]="field" />',
    ),
  ),
  'date multiple': ng(
    null,
    label(
      'Days off',
      '<p-datepicker inputId="w" selectionMode="multiple" [readonlyInput]="true" [showButtonBar]="true" [formControl]="field" />',
    ),
  ),
  'date inline': ng(null, '<label>Delivery date</label><p-datepicker [inline]="true" [formControl]="field" />', no),
  'date button bar': ng(
    null,
    label('Check-in date', '<p-datepicker inputId="w" [showButtonBar]="true" [formControl]="field" />'),
  ),
  colour: ng(null, label('Favourite colour', '<p-colorpicker inputId="w" [formControl]="field" />'), no),
  'invalid on blur': ng(
    '',
    label(
      'Email',
      '<input pInputText id="w" type="email" [formControl]="field" [invalid]="field.invalid && field.touched" />',
    ),
    { control: () => new FormControl('', { validators: [Validators.required, Validators.email], updateOn: 'blur' }) },
  ),
});
