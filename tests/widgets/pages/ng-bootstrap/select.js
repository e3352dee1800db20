import { Observable } from 'rxjs';
import { map } from 'rxjs/operators';
import { ngb } from '../support/ng-bootstrap.js';
import { fruits, showCases } from '../support/cases.js';

const found = (text) => fruits.filter((fruit) => fruit.toLowerCase().includes(text.toLowerCase()));
/** Suggestions for what was typed. */
const search = (texts) => (texts instanceof Observable ? texts.pipe(map(found)) : found(texts));

showCases({
  typeahead: ngb(
    '',
    '<label for="t">Favourite fruit</label><input id="t" class="form-control" [formControl]="field" [ngbTypeahead]="search">',
    { search },
  ),
  'typeahead of the list only': ngb(
    '',
    '<label for="t">Favourite fruit</label><input id="t" class="form-control" [formControl]="field" [ngbTypeahead]="search" [editable]="false">',
    { search },
  ),
  dropdown: {
    undo: false,
    show: ngb(
      '',
      '<label>Favourite fruit</label><div ngbDropdown><button type="button" class="btn btn-outline-primary" ngbDropdownToggle>{{ field.value || \'Select a fruit\' }}</button><div ngbDropdownMenu>@for (one of fruits; track one) {<button type="button" ngbDropdownItem (click)="field.setValue(one)">{{ one }}</button>}</div></div>',
      { fruits },
    ),
  },
});
