import 'zone.js';
import '@angular/compiler';
import '@angular/localize/init';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { NgbModule } from '@ng-bootstrap/ng-bootstrap';
import 'bootstrap/dist/css/bootstrap.css';

/** A case whose model is a form control named `field`; `more` are further members of the component. */
export function ngb(initial, inner, more = {}) {
  return (root) => {
    const field = new FormControl(initial);
    class Case {
      field = field;
      constructor() {
        Object.assign(this, more);
      }
    }
    Component({
      selector: 'main',
      standalone: true,
      imports: [ReactiveFormsModule, NgbModule],
      template: `<form>${inner}<button type="submit">Send</button></form>`,
    })(Case);
    void root;
    bootstrapApplication(Case, { providers: [provideZoneChangeDetection()] });
    return { state: () => field.value };
  };
}
