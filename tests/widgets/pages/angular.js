import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, FormGroup, FormsModule, ReactiveFormsModule, Validators } from '@angular/forms';
import { showCases } from './support/cases.js';

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
const reactive = (control, inner, extra) =>
  angular(
    `<form [formGroup]="form">${inner}</form>`,
    () => ({ form: new FormGroup({ field: control() }) }),
    (i) => i.form.value.field,
    extra,
  );
const template = (initial, inner, extra) =>
  angular(
    `<form>${inner}</form>`,
    () => ({ value: initial }),
    (i) => i.value,
    extra,
  );
showCases({
  'reactive text': reactive(
    () => new FormControl('', Validators.required),
    '<label>Name <input formControlName="field"></label>',
  ),
  'reactive on blur': reactive(
    () => new FormControl('', { updateOn: 'blur' }),
    '<label>Name <input formControlName="field"></label>',
  ),
  'reactive checkbox': reactive(
    () => new FormControl(false),
    '<label><input type="checkbox" formControlName="field"> Terms</label>',
  ),
  'reactive select': reactive(
    () => new FormControl(''),
    '<label>Fruit <select formControlName="field"><option value="">Choose</option><option value="a">Apple</option></select></label>',
  ),
  'reactive radio': reactive(
    () => new FormControl(''),
    '<label><input type="radio" formControlName="field" value="a"> A</label><label><input type="radio" formControlName="field" value="b"> B</label>',
    { undo: false },
  ),
  'reactive number': reactive(
    () => new FormControl(null),
    '<label>Age <input type="number" formControlName="field"></label>',
  ),
  'reactive range': reactive(
    () => new FormControl(10),
    '<label>Volume <input type="range" formControlName="field"></label>',
  ),
  'template text': template('', '<label>Name <input name="field" [(ngModel)]="value"></label>'),
  'template textarea': template('', '<label>Bio <textarea name="field" [(ngModel)]="value"></textarea></label>'),
  'template checkbox': template(false, '<label><input type="checkbox" name="field" [(ngModel)]="value"> Terms</label>'),
  'template select': template(
    '',
    '<label>Fruit <select name="field" [(ngModel)]="value"><option value="">Choose</option><option value="a">Apple</option></select></label>',
  ),
});
