import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormGroup, FormsModule, ReactiveFormsModule } from '@angular/forms';

function angular(template, fields, state, extra = {}) {
  return (root) => {
    let instance;
    class Case {
      constructor() {
        Object.assign(this, fields());
        instance = this;
      }
    }
    const Shown =
      Component({ selector: 'main', standalone: true, imports: [FormsModule, ReactiveFormsModule], template })(Case) ??
      Case;
    bootstrapApplication(Shown, { providers: [provideZoneChangeDetection()] });
    return { state: () => (instance ? state(instance) : null), ...extra };
  };
}

export const reactive = (control, inner, extra) =>
  angular(
    `<form [formGroup]="form">${inner}</form>`,
    () => ({ form: new FormGroup({ field: control() }) }),
    (i) => i.form.value.field,
    extra,
  );

export const template = (initial, inner, extra) =>
  angular(
    `<form>${inner}</form>`,
    () => ({ value: initial }),
    (i) => i.value,
    extra,
  );
