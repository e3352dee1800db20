import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideAnimations } from '@angular/platform-browser/animations';
import { FormControl, FormsModule, ReactiveFormsModule } from '@angular/forms';
import { ButtonsModule } from 'ngx-bootstrap/buttons';
import { BsDatepickerModule } from 'ngx-bootstrap/datepicker';
import { BsDropdownModule } from 'ngx-bootstrap/dropdown';
import { RatingModule } from 'ngx-bootstrap/rating';
import { TimepickerModule } from 'ngx-bootstrap/timepicker';
import { TypeaheadModule } from 'ngx-bootstrap/typeahead';
import 'bootstrap/dist/css/bootstrap.css';
import '../../node_modules/ngx-bootstrap/datepicker/bs-datepicker.css';
import { fruits } from './cases.js';
import { local } from './vue-case.js';

const imports = [
  FormsModule,
  ReactiveFormsModule,
  ButtonsModule,
  BsDatepickerModule,
  BsDropdownModule,
  RatingModule,
  TimepickerModule,
  TypeaheadModule,
];

/** A case whose model is a form control named `field`. */
export function ngx(initial, inner) {
  return (root) => {
    const field = new FormControl(initial);
    class Case {
      field = field;
      fruits = fruits;
    }
    Component({
      selector: 'main',
      standalone: true,
      imports,
      template: `<form>${inner}<button type="submit">Send</button></form>`,
    })(Case);
    void root;
    bootstrapApplication(Case, { providers: [provideZoneChangeDetection(), provideAnimations()] });
    return { state: () => plain(field.value) };
  };
}

function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  return value instanceof Date ? local(value) : (value ?? null);
}
