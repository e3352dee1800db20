import { reactive } from '../support/angular.js';
import { FormControl } from '@angular/forms';
import { showCases } from '../support/cases.js';

showCases({
  'reactive range': {
    ci: true,
    show: reactive(() => new FormControl(10), '<label>Volume <input type="range" formControlName="field"></label>'),
  },
});
