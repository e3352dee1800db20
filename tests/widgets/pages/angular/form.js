import { angular } from '../support/angular-variants.js';
import { Component, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormField, form as signalForm, required, email } from '@angular/forms/signals';
import { showCases } from '../support/cases.js';

showCases({
  'template validated': angular(
    '<form #f="ngForm"><div class="form-group"><label for="name">Name</label><input type="text" id="name" required minlength="3" name="name" [(ngModel)]="model.name" #n="ngModel">@if (n.invalid && (n.dirty || n.touched)) {<div class="alert">Name is required.</div>}</div><div class="form-group"><label for="power">Hero power</label><select id="power" required name="power" [(ngModel)]="model.power">@for (p of powers; track p) {<option [value]="p">{{ p }}</option>}</select></div><label><input type="checkbox" name="agree" [(ngModel)]="model.agree"> I agree</label></form>',
    () => ({ model: { name: '', power: 'Smart', agree: false }, powers: ['Smart', 'Flexible', 'Hot', 'Overcooker'] }),
    ({ model }) => ({ ...model }),
  ),
  'signal forms': (root) => {
    void root;
    let model;
    class Case {
      model = signal({ email: '', first: '', subscribe: false });
      login = signalForm(this.model, (path) => {
        required(path.email, { message: 'Email is required' });
        email(path.email);
      });
      constructor() {
        ({ model } = this);
      }
    }
    Component({
      selector: 'main',
      standalone: true,
      imports: [FormField],
      template:
        '<form novalidate><label>First name <input [formField]="login.first"></label><label>Email <input type="email" [formField]="login.email"></label>@if (login.email().touched() && login.email().invalid()) {<p class="error">Wrong</p>}<label><input type="checkbox" [formField]="login.subscribe"> Subscribe to the newsletter</label></form>',
    })(Case);
    bootstrapApplication(Case, { providers: [provideZonelessChangeDetection()] });
    return { state: () => model?.() ?? null };
  },
});
