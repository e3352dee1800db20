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
];

/** A case whose model is a form control named `field`. */
export function material(initial, inner, extra = {}) {
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

export const inField = (label, inner) => `<mat-form-field><mat-label>${label}</mat-label>${inner}</mat-form-field>`;
