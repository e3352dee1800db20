import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { MatTimepickerModule } from '@angular/material/timepicker';
import '../../node_modules/@angular/material/prebuilt-themes/azure-blue.css';
import { showCases } from '../support/cases.js';

const imports = [ReactiveFormsModule, MatDatepickerModule, MatFormFieldModule, MatInputModule, MatTimepickerModule];

/** A case whose model is a form control named `field`. */
function angular(initial, inner, extra = {}) {
  return (root) => {
    const field = new FormControl(initial);
    class Case {
      field = field;
    }
    Component({ selector: 'main', standalone: true, imports, template: `<form>${inner}</form>` })(Case);
    void root;
    bootstrapApplication(Case, { providers: [provideZoneChangeDetection(), provideNativeDateAdapter()] });
    return { state: () => plain(field.value), ...extra };
  };
}

function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  return value instanceof Date ? `${value.toLocaleDateString('en-CA')} ${value.toTimeString().slice(0, 5)}` : value;
}

const inField = (label, inner) => `<mat-form-field><mat-label>${label}</mat-label>${inner}</mat-form-field>`;

showCases({
  date: angular(
    null,
    inField(
      'Check-in date',
      '<input matInput [matDatepicker]="p" [formControl]="field"><mat-datepicker-toggle matIconSuffix [for]="p"></mat-datepicker-toggle><mat-datepicker #p></mat-datepicker>',
    ),
  ),
  'read-only': {
    undo: false,
    show: angular(
      null,
      inField(
        'Check-in date',
        '<input matInput readonly [matDatepicker]="p" [formControl]="field"><mat-datepicker-toggle matIconSuffix [for]="p"></mat-datepicker-toggle><mat-datepicker #p></mat-datepicker>',
      ),
    ),
  },
  time: angular(
    null,
    inField(
      'Arrival time',
      '<input matInput [matTimepicker]="p" [formControl]="field"><mat-timepicker-toggle matIconSuffix [for]="p"/><mat-timepicker #p/>',
    ),
  ),
});
