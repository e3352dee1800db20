import 'zone.js';
import '@angular/compiler';
import {
  Component,
  Directive,
  ElementRef,
  HostListener,
  ViewEncapsulation,
  forwardRef,
  inject,
  provideZoneChangeDetection,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import {
  FormArray,
  FormBuilder,
  FormControl,
  FormGroup,
  FormsModule,
  NG_VALUE_ACCESSOR,
  ReactiveFormsModule,
  Validators,
} from '@angular/forms';
import { FormField, form as signalForm, required, email } from '@angular/forms/signals';
import { JsonPipe } from '@angular/common';
import { showCases } from '../support/cases.js';

const no = { undo: false };
/** A widget of the application's own, bound to forms as Angular's guide shows it. */
function widget(selector, template, methods, host = {}) {
  class Widget {
    value = null;
    isDisabled = false;
    onChange = () => undefined;
    onTouched = () => undefined;
    constructor() {
      Object.assign(this, methods.fields?.());
    }
    writeValue(value) {
      this.value = value;
    }
    registerOnChange(report) {
      this.onChange = report;
    }
    registerOnTouched(report) {
      this.onTouched = report;
    }
    setDisabledState(isDisabled) {
      this.isDisabled = isDisabled;
    }
    set(value) {
      this.value = value;
      this.onChange(value);
      this.onTouched();
    }
  }
  for (const [name, method] of Object.entries(methods)) if (name !== 'fields') Widget.prototype[name] = method;
  const providers = [{ provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => Widget), multi: true }];
  const { encapsulation, ...rest } = host;
  return (
    Component({ selector, standalone: true, imports: [FormsModule], template, providers, encapsulation, host: rest })(
      Widget,
    ) ?? Widget
  );
}
const Stars = widget(
  'app-rating',
  '@for (n of [1, 2, 3, 4, 5]; track n) {<i class="star" [class.filled]="n <= value" (click)="set(n)" style="cursor:pointer;font-size:24px">{{ n <= value ? "★" : "☆" }}</i>}',
  {},
);
const Counter = widget(
  'app-counter',
  '<button type="button" (click)="set(value - 1)" aria-label="Decrease">-</button><input readonly [value]="value" style="width:3em"><button type="button" (click)="set(value + 1)" aria-label="Increase">+</button>',
  {},
);
const Toggle = widget(
  'app-toggle',
  '<ng-content/>',
  {},
  {
    role: 'switch',
    tabindex: '0',
    '[attr.aria-checked]': 'value === true',
    '(click)': 'set(!value)',
    '(keydown.space)': 'set(!value)',
    style: 'display:inline-block;padding:8px;border:1px solid',
  },
);
const Dropdown = widget(
  'app-dropdown',
  `<button type="button" class="dropdown-toggle" aria-haspopup="listbox" [attr.aria-expanded]="isOpen" (click)="isOpen = !isOpen">{{ value ?? 'Select…' }}</button>
   @if (isOpen) {<ul role="listbox" class="dropdown-menu">@for (o of options; track o) {<li role="option" [attr.aria-selected]="o === value" (click)="set(o); isOpen = false">{{ o }}</li>}</ul>}`,
  { fields: () => ({ isOpen: false, options: ['Apple', 'Banana', 'Cherry'] }) },
);
const Money = widget(
  'app-money',
  '<input inputmode="decimal" [attr.aria-label]="\'Price\'" [value]="shown" (input)="read($event)" (blur)="format(); onTouched()" (focus)="plain()">',
  {
    fields: () => ({ shown: '' }),
    read(event) {
      const number = Number.parseFloat(event.target.value.replace(/[^0-9.]/g, ''));
      this.value = Number.isNaN(number) ? null : number;
      this.shown = event.target.value;
      this.onChange(this.value);
    },
    format() {
      this.shown = this.value == null ? '' : this.value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    },
    plain() {
      this.shown = this.value == null ? '' : String(this.value);
    },
  },
);
const Shadowed = widget(
  'app-shadow-input',
  '<label>Company <input [value]="value ?? \'\'" (input)="set($event.target.value)"></label>',
  {},
  { encapsulation: ViewEncapsulation.ShadowDom },
);
class UpperCase {
  element = inject(ElementRef);
  onInput() {
    const { nativeElement } = this.element;
    nativeElement.value = nativeElement.value.toUpperCase();
  }
}
HostListener('input', [])(
  UpperCase.prototype,
  'onInput',
  Object.getOwnPropertyDescriptor(UpperCase.prototype, 'onInput'),
);
Directive({ selector: '[upperCase]', standalone: true })(UpperCase);

const imports = [
  FormsModule,
  ReactiveFormsModule,
  JsonPipe,
  Stars,
  Counter,
  Toggle,
  Dropdown,
  Money,
  Shadowed,
  UpperCase,
];
/** @param fields what the component has; `state` reads the model off it */
const angular =
  (template, fields, state, { zoneless = false, more = [], ...extra } = {}) =>
  (root) => {
    void root;
    let instance;
    class Case {
      constructor() {
        Object.assign(this, fields());
        instance = this;
      }
    }
    Component({ selector: 'main', standalone: true, imports: [...imports, ...more], template })(Case);
    bootstrapApplication(Case, {
      providers: [zoneless ? provideZonelessChangeDetection() : provideZoneChangeDetection()],
    });
    return { state: () => (instance ? state(instance) : null), ...extra };
  };
const reactive = (controls, inner, extra) =>
  angular(
    `<form [formGroup]="form">${inner}<button type="submit">Send</button></form>`,
    () => ({ form: controls() }),
    ({ form }) => form.value,
    extra,
  );
const own = (initial, inner, extra) => reactive(() => new FormGroup({ field: new FormControl(initial) }), inner, extra);

showCases({
  'form group nested': reactive(
    () =>
      new FormGroup({
        first: new FormControl('', Validators.required),
        address: new FormGroup({ street: new FormControl(''), city: new FormControl(''), zip: new FormControl('') }),
      }),
    '<label for="first-name">First Name: </label><input id="first-name" type="text" formControlName="first"><div formGroupName="address"><h2>Address</h2><label for="street">Street: </label><input id="street" type="text" formControlName="street"><label for="city">City: </label><input id="city" type="text" formControlName="city"><label for="zip">Zip Code: </label><input id="zip" type="text" formControlName="zip"></div>',
  ),
  'form array': reactive(
    () => new FormGroup({ aliases: new FormArray([new FormControl(''), new FormControl('')]) }),
    '<div formArrayName="aliases"><h2>Aliases</h2><button type="button">+ Add another alias</button>@for (alias of form.get("aliases").controls; track $index; let i = $index) {<div><label for="alias-{{ i }}">Alias:</label><input id="alias-{{ i }}" type="text" [formControlName]="i"></div>}</div>',
  ),
  'update on submit': reactive(
    () => new FormGroup({ email: new FormControl(''), name: new FormControl('') }, { updateOn: 'blur' }),
    '<label>Full name <input formControlName="name"></label><label>E-mail <input type="email" formControlName="email"></label>',
  ),
  'select ngValue': angular(
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
  'template validated': angular(
    '<form #f="ngForm"><div class="form-group"><label for="name">Name</label><input type="text" id="name" required minlength="3" name="name" [(ngModel)]="model.name" #n="ngModel">@if (n.invalid && (n.dirty || n.touched)) {<div class="alert">Name is required.</div>}</div><div class="form-group"><label for="power">Hero power</label><select id="power" required name="power" [(ngModel)]="model.power">@for (p of powers; track p) {<option [value]="p">{{ p }}</option>}</select></div><label><input type="checkbox" name="agree" [(ngModel)]="model.agree"> I agree</label></form>',
    () => ({ model: { name: '', power: 'Smart', agree: false }, powers: ['Smart', 'Flexible', 'Hot', 'Overcooker'] }),
    ({ model }) => ({ ...model }),
  ),
  'template on blur': angular(
    '<form><label>City <input name="city" [(ngModel)]="value" [ngModelOptions]="{ updateOn: \'blur\' }"></label></form>',
    () => ({ value: '' }),
    ({ value }) => value,
  ),
  'signal one way': angular(
    '<label>Last name <input [value]="value()" (input)="value.set($event.target.value)"></label>',
    () => ({ value: signal('') }),
    ({ value }) => value(),
    { zoneless: true },
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
  'accessor rating': own(0, '<div><label>Rating</label><app-rating formControlName="field"/></div>', no),
  'accessor counter': own(1, '<div><label>Guests</label><app-counter formControlName="field"/></div>'),
  'accessor toggle': own(false, '<app-toggle formControlName="field">Gift wrapping</app-toggle>'),
  'accessor dropdown': own(null, '<label>Favourite fruit</label><app-dropdown formControlName="field"/>', no),
  'accessor money': own(null, '<div><span>Price</span><app-money formControlName="field"/></div>'),
  'accessor shadow': own('', '<app-shadow-input formControlName="field"/>'),
  'directive upper case': own('', '<label>Postal code <input upperCase formControlName="field"></label>'),
  'defer and if': angular(
    '<label><input type="checkbox" [(ngModel)]="model.isCompany" name="c"> I order for a company</label>@if (model.isCompany) {<label>Company <input [(ngModel)]="model.company" name="company"></label>}',
    () => ({ model: { isCompany: false, company: '' } }),
    ({ model }) => ({ ...model }),
  ),
  'radio objects': angular(
    '<form><fieldset><legend>Delivery</legend>@for (d of ways; track d.id) {<label><input type="radio" name="way" [value]="d" [(ngModel)]="value"> {{ d.name }}</label>}</fieldset></form>',
    () => ({
      value: null,
      ways: [
        { id: 1, name: 'Standard' },
        { id: 2, name: 'Express' },
      ],
    }),
    ({ value }) => value,
    no,
  ),
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
