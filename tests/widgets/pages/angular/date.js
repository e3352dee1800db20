import { reactive } from '../support/angular-variants.js';
import { FormControl, FormGroup } from '@angular/forms';
import { showCases } from '../support/cases.js';

showCases({
  'update on submit': reactive(
    () => new FormGroup({ email: new FormControl(''), name: new FormControl('') }, { updateOn: 'blur' }),
    '<label>Full name <input formControlName="name"></label><label>E-mail <input type="email" formControlName="email"></label>',
  ),
});
