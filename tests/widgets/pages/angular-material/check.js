import { material } from '../support/angular-material.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: { show: material(false, '<mat-checkbox [formControl]="field">Accept the terms</mat-checkbox>') },
  'slide toggle': {
    show: material(false, '<mat-slide-toggle [formControl]="field">Accept the terms</mat-slide-toggle>'),
  },
  radio: {
    undo: false,
    show: material(
      '',
      '<label id="l">Plan</label><mat-radio-group aria-labelledby="l" [formControl]="field"><mat-radio-button value="basic">Basic</mat-radio-button><mat-radio-button value="pro">Pro</mat-radio-button></mat-radio-group>',
    ),
  },
  'button toggle': {
    undo: false,
    show: material(
      '',
      '<mat-button-toggle-group [formControl]="field" aria-label="View"><mat-button-toggle value="week">Week</mat-button-toggle><mat-button-toggle value="month">Month</mat-button-toggle></mat-button-toggle-group>',
    ),
  },
});
