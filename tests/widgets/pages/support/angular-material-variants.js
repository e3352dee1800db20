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
import { MatSliderModule } from '@angular/material/slider';
import '../../node_modules/@angular/material/prebuilt-themes/azure-blue.css';
import { fruits } from './cases.js';

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
export function material(initial, inner, { control = () => new FormControl(initial), ...extra } = {}) {
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

export const inField = (label, inner) => `<mat-form-field><mat-label>${label}</mat-label>${inner}</mat-form-field>`;
