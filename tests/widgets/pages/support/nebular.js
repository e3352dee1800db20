import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection, importProvidersFrom } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideAnimations } from '@angular/platform-browser/animations';
import { provideRouter } from '@angular/router';
import { FormControl, FormsModule, ReactiveFormsModule } from '@angular/forms';
import {
  NbAutocompleteModule,
  NbButtonGroupModule,
  NbButtonModule,
  NbCalendarModule,
  NbCheckboxModule,
  NbDatepickerModule,
  NbDialogModule,
  NbFormFieldModule,
  NbIconModule,
  NbInputModule,
  NbLayoutModule,
  NbMenuModule,
  NbRadioModule,
  NbSelectModule,
  NbTagModule,
  NbThemeModule,
  NbTimepickerModule,
  NbToggleModule,
} from '@nebular/theme';
import '../../node_modules/@nebular/theme/styles/prebuilt/default.css';
import { fruits } from './cases.js';
import { local } from './vue-case.js';

const imports = [
  FormsModule,
  ReactiveFormsModule,
  NbAutocompleteModule,
  NbButtonGroupModule,
  NbButtonModule,
  NbCalendarModule,
  NbCheckboxModule,
  NbDatepickerModule,
  NbFormFieldModule,
  NbIconModule,
  NbInputModule,
  NbLayoutModule,
  NbRadioModule,
  NbSelectModule,
  NbTagModule,
  NbTimepickerModule,
  NbToggleModule,
];

/** A case in a layout, without which the library draws no popups; the model is a form control named `field`. */
export function nebular(initial, inner) {
  return (root) => {
    const field = new FormControl(initial);
    class Case {
      field = field;
      fruits = fruits;
      add(text) {
        field.setValue([...field.value, text]);
      }
      remove(text) {
        field.setValue(field.value.filter((one) => one !== text));
      }
    }
    Component({
      selector: 'main',
      standalone: true,
      imports,
      template: `<nb-layout><nb-layout-column><form>${inner}<button nbButton type="submit">Send</button></form></nb-layout-column></nb-layout>`,
    })(Case);
    void root;
    bootstrapApplication(Case, {
      providers: [
        provideZoneChangeDetection(),
        provideAnimations(),
        provideRouter([]),
        importProvidersFrom(
          NbThemeModule.forRoot({ name: 'default' }),
          NbMenuModule.forRoot(),
          NbDialogModule.forRoot(),
          NbDatepickerModule.forRoot(),
          NbTimepickerModule.forRoot(),
        ),
      ],
    });
    return { state: () => plain(field.value) };
  };
}

function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  return value instanceof Date ? local(value) : (value ?? null);
}
