import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { NgSelectComponent } from '@ng-select/ng-select';
import { AutoCompleteModule } from 'primeng/autocomplete';
import { CascadeSelectModule } from 'primeng/cascadeselect';
import { ListboxModule } from 'primeng/listbox';
import { MultiSelectModule } from 'primeng/multiselect';
import { SelectModule } from 'primeng/select';
import { SelectButtonModule } from 'primeng/selectbutton';
import { TreeSelectModule } from 'primeng/treeselect';
import '../../node_modules/@ng-select/ng-select/themes/default.theme.css';
import { fruits, showCases } from '../support/cases.js';

const imports = [
  ReactiveFormsModule,
  NgSelectComponent,
  AutoCompleteModule,
  CascadeSelectModule,
  ListboxModule,
  MultiSelectModule,
  SelectModule,
  SelectButtonModule,
  TreeSelectModule,
];
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
const kind = (inner) => `<label for="w">Kind</label>${inner}`;

showCases({
  'ng-select': angular(null, one('<ng-select labelForId="w" [items]="fruits" [formControl]="field"></ng-select>')),
  'ng-select objects': angular(
    null,
    one(
      '<ng-select labelForId="w" [items]="objects" bindLabel="label" bindValue="value" [formControl]="field" placeholder="Select fruit"></ng-select>',
    ),
  ),
  'ng-select plain': angular(
    null,
    one(
      '<ng-select labelForId="w" [searchable]="false" [clearable]="false" [items]="fruits" [formControl]="field"></ng-select>',
    ),
    { undo: false },
  ),
  'ng-select multiple': angular(
    [],
    many('<ng-select labelForId="w" [multiple]="true" [items]="fruits" [formControl]="field"></ng-select>'),
  ),
  'ng-select tags': angular(
    [],
    '<label for="w">Tags</label><ng-select labelForId="w" [multiple]="true" [addTag]="true" [items]="[]" [isOpen]="false" [formControl]="field"></ng-select>',
  ),
  'primeng select': angular(
    null,
    one('<p-select inputId="w" [options]="fruits" [formControl]="field" placeholder="Select a fruit" />'),
    { undo: false },
  ),
  'primeng filter': angular(
    null,
    one(
      '<p-select inputId="w" [filter]="true" [showClear]="true" [options]="objects" optionLabel="label" filterBy="label" [formControl]="field" placeholder="Select a fruit" />',
    ),
  ),
  'primeng multiselect': angular(
    [],
    many(
      '<p-multiselect inputId="w" [options]="objects" optionLabel="label" [formControl]="field" placeholder="Select fruits" />',
    ),
  ),
  'primeng autocomplete': angular(
    null,
    one('<p-autocomplete inputId="w" [suggestions]="found" (completeMethod)="search($event)" [formControl]="field" />'),
  ),
  'primeng autocomplete multiple': angular(
    [],
    many(
      '<p-autocomplete inputId="w" multiple [suggestions]="found" (completeMethod)="search($event)" [formControl]="field" />',
    ),
  ),
  'primeng cascade': angular(
    null,
    kind(
      '<p-cascadeselect inputId="w" [options]="tree" optionLabel="label" optionGroupLabel="label" [optionGroupChildren]="[\'children\']" [formControl]="field" placeholder="Select a kind" />',
    ),
    { undo: false },
  ),
  'primeng tree select': angular(
    null,
    kind('<p-treeselect inputId="w" [options]="tree" [formControl]="field" placeholder="Select" />'),
    { undo: false },
  ),
  'primeng listbox': angular(
    null,
    '<p-listbox ariaLabel="Favourite fruit" [options]="fruits" [formControl]="field" />',
  ),
  'primeng select button': angular(
    null,
    '<div id="s">Size</div><p-selectbutton ariaLabelledBy="s" [options]="[\'Small\', \'Large\']" [formControl]="field" />',
  ),
});
