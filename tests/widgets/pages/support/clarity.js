import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, FormsModule, ReactiveFormsModule } from '@angular/forms';
import { ClarityModule } from '@clr/angular';
import '@clr/ui/clr-ui.min.css';
import { fruits } from './cases.js';

/** A case whose model is a form control named `field`; `more` are further members of the component. */
export function clarity(initial, inner, more = {}) {
  return (root) => {
    const field = new FormControl(initial);
    class Case {
      field = field;
      fruits = fruits;
      start = null;
      end = null;
      constructor() {
        Object.assign(this, more);
      }
    }
    Component({
      selector: 'main',
      standalone: true,
      imports: [FormsModule, ReactiveFormsModule, ClarityModule],
      template: `<form clrForm>${inner}<button class="btn" type="submit">Send</button></form>`,
    })(Case);
    void root;
    let page;
    void bootstrapApplication(Case, { providers: [provideZoneChangeDetection()] }).then((app) => {
      page = app.components[0].instance;
    });
    const read = more.read ?? (() => field.value);
    return { state: () => JSON.parse(JSON.stringify(read(page) ?? null)) };
  };
}
