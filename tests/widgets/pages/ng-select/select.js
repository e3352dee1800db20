import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import { NgSelectComponent } from '@ng-select/ng-select';
import '../../node_modules/@ng-select/ng-select/themes/default.theme.css';
import { fruits, showCases } from '../support/cases.js';

const imports = [ReactiveFormsModule, NgSelectComponent];

/** A case whose model is a form control named `field`. */
function material(initial, inner, extra = {}) {
  return (root) => {
    const field = new FormControl(initial);
    class Case {
      field = field;
      fruits = fruits;
    }
    Component({ selector: 'main', standalone: true, imports, template: `<form>${inner}</form>` })(Case);
    void root;
    bootstrapApplication(Case, { providers: [provideZoneChangeDetection(), provideNativeDateAdapter()] });
    return { state: () => field.value, ...extra };
  };
}

showCases({
  'ng-select': {
    show: material(null, '<label>Fruit</label><ng-select [formControl]="field" [items]="fruits"></ng-select>'),
  },
  multiple: {
    show: material(
      [],
      '<label>Fruits</label><ng-select [formControl]="field" [items]="fruits" [multiple]="true"></ng-select>',
    ),
  },
});
