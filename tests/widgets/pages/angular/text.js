import { reactive, template } from '../support/angular.js';
import { FormControl, Validators } from '@angular/forms';
import { showCases } from '../support/cases.js';

showCases({
  'reactive text': {
    ci: true,
    show: reactive(
      () => new FormControl('', Validators.required),
      '<label>Name <input formControlName="field"></label>',
    ),
  },
  'reactive on blur': reactive(
    () => new FormControl('', { updateOn: 'blur' }),
    '<label>Name <input formControlName="field"></label>',
  ),
  'reactive number': {
    ci: true,
    show: reactive(() => new FormControl(null), '<label>Age <input type="number" formControlName="field"></label>'),
  },
  'template text': template('', '<label>Name <input name="field" [(ngModel)]="value"></label>'),
  'template textarea': {
    ci: true,
    show: template('', '<label>Bio <textarea name="field" [(ngModel)]="value"></textarea></label>'),
  },
});
