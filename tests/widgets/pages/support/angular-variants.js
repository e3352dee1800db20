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
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, FormGroup, FormsModule, NG_VALUE_ACCESSOR, ReactiveFormsModule } from '@angular/forms';
import { JsonPipe } from '@angular/common';

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
export const angular =
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

export const reactive = (controls, inner, extra) =>
  angular(
    `<form [formGroup]="form">${inner}<button type="submit">Send</button></form>`,
    () => ({ form: controls() }),
    ({ form }) => form.value,
    extra,
  );

export const own = (initial, inner, extra) =>
  reactive(() => new FormGroup({ field: new FormControl(initial) }), inner, extra);
