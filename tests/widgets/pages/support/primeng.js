import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { AutoCompleteModule } from 'primeng/autocomplete';
import { CascadeSelectModule } from 'primeng/cascadeselect';
import { ListboxModule } from 'primeng/listbox';
import { MultiSelectModule } from 'primeng/multiselect';
import { SelectModule } from 'primeng/select';
import { SelectButtonModule } from 'primeng/selectbutton';
import { TreeSelectModule } from 'primeng/treeselect';
import { fruits } from './cases.js';

const imports = [
  ReactiveFormsModule,
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
export function angular(initial, inner, extra = {}) {
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
