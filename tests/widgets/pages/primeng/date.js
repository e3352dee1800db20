import { ng, label } from '../support/primeng-variants.js';
import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import { DatePickerModule } from 'primeng/datepicker';
import { showCases } from '../support/cases.js';

const imports = [ReactiveFormsModule, DatePickerModule];

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

const labelled = (label, inner) => `<label for="w">${label}</label>${inner}`;

showCases({
  date: angular(null, labelled('Check-in date', '<p-datepicker inputId="w" [formControl]="field"></p-datepicker>')),
  icon: angular(
    null,
    labelled(
      'Check-in date',
      '<p-datepicker inputId="w" [readonlyInput]="true" [showIcon]="true" [showButtonBar]="true" [formControl]="field"></p-datepicker>',
    ),
  ),
  inline: {
    undo: false,
    show: angular(null, '<h3>Delivery date</h3><p-datepicker [inline]="true" [formControl]="field"></p-datepicker>'),
  },
  'mask date': ng(
    '',
    label(
      'Date of birth',
      '<p-inputmask inputId="w" mask="99/99/9999" placeholder="mm/dd/yyyy" slotChar="mm/dd/yyyy" [formControl]="field" />',
    ),
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
  'date inline': {
    undo: false,
    show: ng(null, '<label>Delivery date</label><p-datepicker [inline]="true" [formControl]="field" />'),
  },
  'date button bar': ng(
    null,
    label('Check-in date', '<p-datepicker inputId="w" [showButtonBar]="true" [formControl]="field" />'),
  ),
});
