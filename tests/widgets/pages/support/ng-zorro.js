import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, FormsModule, ReactiveFormsModule } from '@angular/forms';
import { NzAutocompleteModule } from 'ng-zorro-antd/auto-complete';
import { NzButtonModule } from 'ng-zorro-antd/button';
import { NzCascaderModule } from 'ng-zorro-antd/cascader';
import { NzCheckboxModule } from 'ng-zorro-antd/checkbox';
import { NzColorPickerModule } from 'ng-zorro-antd/color-picker';
import { NzDatePickerModule } from 'ng-zorro-antd/date-picker';
import { NzFormModule } from 'ng-zorro-antd/form';
import { en_US, provideNzI18n } from 'ng-zorro-antd/i18n';
import { NzInputModule } from 'ng-zorro-antd/input';
import { NzInputNumberModule } from 'ng-zorro-antd/input-number';
import { NzMentionModule } from 'ng-zorro-antd/mention';
import { NzRadioModule } from 'ng-zorro-antd/radio';
import { NzRateModule } from 'ng-zorro-antd/rate';
import { NzSegmentedModule } from 'ng-zorro-antd/segmented';
import { NzSelectModule } from 'ng-zorro-antd/select';
import { NzSliderModule } from 'ng-zorro-antd/slider';
import { NzSwitchModule } from 'ng-zorro-antd/switch';
import { NzTimePickerModule } from 'ng-zorro-antd/time-picker';
import { NzTransferModule } from 'ng-zorro-antd/transfer';
import { NzTreeSelectModule } from 'ng-zorro-antd/tree-select';
import '../../node_modules/ng-zorro-antd/ng-zorro-antd.min.css';
import { fruits } from './cases.js';
import { local } from './vue-case.js';

const imports = [
  FormsModule,
  ReactiveFormsModule,
  NzAutocompleteModule,
  NzButtonModule,
  NzCascaderModule,
  NzCheckboxModule,
  NzColorPickerModule,
  NzDatePickerModule,
  NzFormModule,
  NzInputModule,
  NzInputNumberModule,
  NzMentionModule,
  NzRadioModule,
  NzRateModule,
  NzSegmentedModule,
  NzSelectModule,
  NzSliderModule,
  NzSwitchModule,
  NzTimePickerModule,
  NzTransferModule,
  NzTreeSelectModule,
];

const leaf = (title) => ({ title, label: title, key: title, value: title, isLeaf: true });

const tree = [
  { ...leaf('Plants'), isLeaf: false, children: [leaf('Fern'), leaf('Moss')] },
  { ...leaf('Animals'), isLeaf: false, children: [leaf('Fox'), leaf('Hare')] },
];

/** A case whose model is a form control named `field`; `more` are further members of the component. */
export function zorro(initial, inner, more = {}) {
  return (root) => {
    const field = new FormControl(initial);
    class Case {
      field = field;
      fruits = fruits;
      options = fruits.map(leaf);
      tree = tree;
      past = (day) => day < new Date(2026, 0, 1);
      constructor() {
        Object.assign(this, more);
      }
    }
    Component({
      selector: 'main',
      standalone: true,
      imports,
      template: `<form nz-form nzLayout="vertical">${inner}<button nz-button type="submit">Send</button></form>`,
    })(Case);
    void root;
    bootstrapApplication(Case, { providers: [provideZoneChangeDetection(), provideNzI18n(en_US)] });
    return { state: () => plain(field.value) };
  };
}

/** The widget in a form item, as the library's guide lays out forms. */
export const item = (label, inner, id = 'w') =>
  `<nz-form-item><nz-form-label nzFor="${id}">${label}</nz-form-label><nz-form-control>${inner}</nz-form-control></nz-form-item>`;

export function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  return value instanceof Date ? local(value) : (value ?? null);
}
