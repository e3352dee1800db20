import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatSelectModule } from '@angular/material/select';
import { NgxMatSelectSearchModule } from 'ngx-mat-select-search';
import '../../node_modules/@angular/material/prebuilt-themes/azure-blue.css';
import { fruits, showCases } from '../support/cases.js';

/** A select of the library with a box that searches its options. */
const searched =
  (initial, attributes = '') =>
  () => {
    const field = new FormControl(initial);
    const search = new FormControl('');
    class Case {
      field = field;
      search = search;
      get shown() {
        return fruits.filter((one) => one.toLowerCase().includes((search.value ?? '').toLowerCase()));
      }
    }
    Component({
      selector: 'main',
      standalone: true,
      imports: [ReactiveFormsModule, MatFormFieldModule, MatSelectModule, NgxMatSelectSearchModule],
      template: `<form><mat-form-field><mat-label>Favourite fruit</mat-label><mat-select [formControl]="field" ${attributes}><mat-option><ngx-mat-select-search [formControl]="search" placeholderLabel="Find fruit..." noEntriesFoundLabel="no matching fruit found"/></mat-option>@for (one of shown; track one) {<mat-option [value]="one">{{ one }}</mat-option>}</mat-select></mat-form-field></form>`,
    })(Case);
    bootstrapApplication(Case, { providers: [provideZoneChangeDetection()] });
    return { state: () => field.value };
  };

showCases({
  'search in a select': { undo: false, show: searched(null) },
  'search in a select of several': searched([], 'multiple'),
});
