import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { NgSelectComponent } from '@ng-select/ng-select';
import '../../node_modules/@ng-select/ng-select/themes/default.theme.css';
import { fruits, showCases } from '../support/cases.js';

const imports = [ReactiveFormsModule, NgSelectComponent];

const leaf = (title) => ({ title, label: title, key: title, value: title, isLeaf: true });

const tree = [
  { ...leaf('Plants'), isLeaf: false, children: [leaf('Fern'), leaf('Moss')] },
  { ...leaf('Animals'), isLeaf: false, children: [leaf('Fox')] },
];

/** A case whose model is a form control named `field`. */
function angular(initial, inner, extra = {}) {
  return (root) => {
    const field = new FormControl(initial);
    class Case {
      field = field;
      fruits = fruits;
      objects = fruits.map(leaf);
      tree = tree;
      found = [];
      search({ query }) {
        this.found = fruits.filter((fruit) => fruit.toLowerCase().includes(query.toLowerCase()));
      }
    }
    Component({ selector: 'main', standalone: true, imports, template: `<form>${inner}</form>` })(Case);
    void root;
    bootstrapApplication(Case, { providers: [provideZoneChangeDetection()] });
    const plain = (value) => (Array.isArray(value) ? value.map(plain) : (value?.label ?? value));
    return { state: () => plain(field.value), ...extra };
  };
}

const one = (inner) => `<label for="w">Favourite fruit</label>${inner}`;

const many = (inner) => `<label for="w">Favourite fruits</label>${inner}`;

showCases({
  'ng-select': angular(null, one('<ng-select labelForId="w" [items]="fruits" [formControl]="field"></ng-select>')),
  objects: angular(
    null,
    one(
      '<ng-select labelForId="w" [items]="objects" bindLabel="label" bindValue="value" [formControl]="field" placeholder="Select fruit"></ng-select>',
    ),
  ),
  plain: {
    undo: false,
    show: angular(
      null,
      one(
        '<ng-select labelForId="w" [searchable]="false" [clearable]="false" [items]="fruits" [formControl]="field"></ng-select>',
      ),
    ),
  },
  multiple: angular(
    [],
    many('<ng-select labelForId="w" [multiple]="true" [items]="fruits" [formControl]="field"></ng-select>'),
  ),
  tags: angular(
    [],
    '<label for="w">Tags</label><ng-select labelForId="w" [multiple]="true" [addTag]="true" [items]="[]" [isOpen]="false" [formControl]="field"></ng-select>',
  ),
});
