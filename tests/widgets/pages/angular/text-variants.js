import { angular, reactive, own } from '../support/angular-variants.js';
import { signal } from '@angular/core';
import { FormArray, FormControl, FormGroup, Validators } from '@angular/forms';
import { showCases } from '../support/cases.js';

showCases({
  'form group nested': reactive(
    () =>
      new FormGroup({
        first: new FormControl('', Validators.required),
        address: new FormGroup({ street: new FormControl(''), city: new FormControl(''), zip: new FormControl('') }),
      }),
    '<label for="first-name">First Name: </label><input id="first-name" type="text" formControlName="first"><div formGroupName="address"><h2>Address</h2><label for="street">Street: </label><input id="street" type="text" formControlName="street"><label for="city">City: </label><input id="city" type="text" formControlName="city"><label for="zip">Zip Code: </label><input id="zip" type="text" formControlName="zip"></div>',
  ),
  'form array': reactive(
    () => new FormGroup({ aliases: new FormArray([new FormControl(''), new FormControl('')]) }),
    '<div formArrayName="aliases"><h2>Aliases</h2><button type="button">+ Add another alias</button>@for (alias of form.get("aliases").controls; track $index; let i = $index) {<div><label for="alias-{{ i }}">Alias:</label><input id="alias-{{ i }}" type="text" [formControlName]="i"></div>}</div>',
  ),
  'template on blur': angular(
    '<form><label>City <input name="city" [(ngModel)]="value" [ngModelOptions]="{ updateOn: \'blur\' }"></label></form>',
    () => ({ value: '' }),
    ({ value }) => value,
  ),
  'signal one way': angular(
    '<label>Last name <input [value]="value()" (input)="value.set($event.target.value)"></label>',
    () => ({ value: signal('') }),
    ({ value }) => value(),
    { zoneless: true },
  ),
  'accessor counter': own(1, '<div><label>Guests</label><app-counter formControlName="field"/></div>'),
  'accessor money': own(null, '<div><span>Price</span><app-money formControlName="field"/></div>'),
  'accessor shadow': own('', '<app-shadow-input formControlName="field"/>'),
  'directive upper case': own('', '<label>Postal code <input upperCase formControlName="field"></label>'),
});
