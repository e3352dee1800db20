import { angular, own } from '../support/angular-variants.js';
import { reactive, template } from '../support/angular.js';
import { FormControl } from '@angular/forms';
import { showCases } from '../support/cases.js';

showCases({
  'reactive checkbox': {
    ci: true,
    show: reactive(
      () => new FormControl(false),
      '<label><input type="checkbox" formControlName="field"> Terms</label>',
    ),
  },
  'reactive radio': {
    ci: true,
    undo: false,
    show: reactive(
      () => new FormControl(''),
      '<label><input type="radio" formControlName="field" value="a"> A</label><label><input type="radio" formControlName="field" value="b"> B</label>',
    ),
  },
  'template checkbox': {
    ci: true,
    show: template(false, '<label><input type="checkbox" name="field" [(ngModel)]="value"> Terms</label>'),
  },
  'accessor rating': {
    ci: true,
    undo: false,
    show: own(0, '<div><label>Rating</label><app-rating formControlName="field"/></div>'),
  },
  'accessor toggle': { ci: true, show: own(false, '<app-toggle formControlName="field">Gift wrapping</app-toggle>') },
  'defer and if': angular(
    '<label><input type="checkbox" [(ngModel)]="model.isCompany" name="c"> I order for a company</label>@if (model.isCompany) {<label>Company <input [(ngModel)]="model.company" name="company"></label>}',
    () => ({ model: { isCompany: false, company: '' } }),
    ({ model }) => ({ ...model }),
  ),
  'radio objects': {
    ci: true,
    undo: false,
    show: angular(
      '<form><fieldset><legend>Delivery</legend>@for (d of ways; track d.id) {<label><input type="radio" name="way" [value]="d" [(ngModel)]="value"> {{ d.name }}</label>}</fieldset></form>',
      () => ({
        value: null,
        ways: [
          { id: 1, name: 'Standard' },
          { id: 2, name: 'Express' },
        ],
      }),
      ({ value }) => value,
    ),
  },
});
