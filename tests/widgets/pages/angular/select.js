import { angular, own } from '../support/angular-variants.js';
import { reactive, template } from '../support/angular.js';
import { FormControl, FormBuilder, FormGroup, ReactiveFormsModule } from '@angular/forms';
import { showCases } from '../support/cases.js';
import { Component, inject, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

showCases({
  'reactive select': {
    ci: true,
    show: reactive(
      () => new FormControl(''),
      '<label>Fruit <select formControlName="field"><option value="">Choose</option><option value="a">Apple</option></select></label>',
    ),
  },
  'template select': {
    ci: true,
    show: template(
      '',
      '<label>Fruit <select name="field" [(ngModel)]="value"><option value="">Choose</option><option value="a">Apple</option></select></label>',
    ),
  },
  'select ngValue': {
    ci: true,
    show: angular(
      '<form><label for="plan">Plan</label><select id="plan" name="plan" [(ngModel)]="value"><option [ngValue]="null">Choose a plan</option>@for (p of plans; track p.id) {<option [ngValue]="p">{{ p.name }}</option>}</select></form>',
      () => ({
        value: null,
        plans: [
          { id: 1, name: 'Basic' },
          { id: 2, name: 'Pro' },
        ],
      }),
      ({ value }) => value,
    ),
  },
  'select multiple compare': angular(
    '<form [formGroup]="form"><label>Languages <select multiple formControlName="field" [compareWith]="same">@for (l of languages; track l.id) {<option [ngValue]="l">{{ l.name }}</option>}</select></label></form>',
    () => ({
      form: new FormGroup({ field: new FormControl([]) }),
      same: (one, other) => one?.id === other?.id,
      languages: [
        { id: 1, name: 'English' },
        { id: 2, name: 'French' },
        { id: 3, name: 'Spanish' },
      ],
    }),
    ({ form }) => form.value.field,
  ),
  'accessor dropdown': {
    ci: true,
    undo: false,
    show: own(null, '<label>Favourite fruit</label><app-dropdown formControlName="field"/>'),
  },
  'async patched': (root) => {
    void root;
    let group;
    class Case {
      constructor() {
        group = inject(FormBuilder).group({ country: [''], city: [{ value: '', disabled: true }] });
        this.form = group;
        this.cities = [];
        group.get('country').valueChanges.subscribe((country) => {
          const city = group.get('city');
          city.disable({ emitEvent: false });
          setTimeout(() => {
            this.cities = { France: ['Paris', 'Lyon'], Spain: ['Madrid', 'Bilbao'] }[country] ?? [];
            city.reset('');
            if (this.cities.length > 0) city.enable({ emitEvent: false });
          }, 200);
        });
      }
    }
    Component({
      selector: 'main',
      standalone: true,
      imports: [ReactiveFormsModule],
      template:
        '<form [formGroup]="form"><label>Country <select formControlName="country"><option value="">Choose</option><option>France</option><option>Spain</option></select></label><label>City <select formControlName="city"><option value="">Choose</option>@for (c of cities; track c) {<option>{{ c }}</option>}</select></label></form>',
    })(Case);
    bootstrapApplication(Case, { providers: [provideZoneChangeDetection()] });
    return { state: () => group?.getRawValue() ?? null };
  },
});
