import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, FormsModule, ReactiveFormsModule } from '@angular/forms';
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
import { fruits } from './cases.js';

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

export function ng(initial, inner, { control = () => new FormControl(initial), ...extra } = {}) {
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

export const label = (text, inner) => `<label for="w">${text}</label>${inner}`;
