import { ngx } from '../support/ngx-bootstrap.js';
import { showCases } from '../support/cases.js';

const field = (label, inner) => `<div class="form-group"><label for="w">${label}</label>${inner}</div>`;

showCases({
  datepicker: ngx(
    null,
    field('Arrival date', '<input id="w" type="text" class="form-control" bsDatepicker [formControl]="field">'),
  ),
  'datepicker with a placeholder': ngx(
    null,
    '<div class="col-4"><input type="text" placeholder="Datepicker" class="form-control" bsDatepicker [formControl]="field"></div>',
  ),
  'datepicker with a button': ngx(
    null,
    field(
      'Arrival date',
      '<div class="input-group"><input id="w" class="form-control" bsDatepicker #d="bsDatepicker" triggers="manual" [formControl]="field"><button type="button" class="btn btn-success" (click)="d.toggle()" [attr.aria-expanded]="d.isOpen">Date Picker</button></div>',
    ),
  ),
  'datepicker in another format': ngx(
    null,
    field(
      'Date of birth',
      '<input id="w" type="text" class="form-control" bsDatepicker [bsConfig]="{ dateInputFormat: \'DD-MM-YYYY\', containerClass: \'theme-blue\' }" [formControl]="field">',
    ),
  ),
  'range of days': ngx(
    null,
    field('Your stay', '<input id="w" type="text" class="form-control" bsDaterangepicker [formControl]="field">'),
  ),
  'inline datepicker': {
    undo: false,
    show: ngx(
      null,
      field('Arrival date', '<bs-datepicker-inline [bsValue]="field.value" (bsValueChange)="field.setValue($event)"/>'),
    ),
  },
  timepicker: ngx(null, field('Time of arrival', '<timepicker [formControl]="field"/>')),
  'timepicker without meridian': ngx(
    null,
    field('Time of arrival', '<timepicker [showMeridian]="false" [formControl]="field"/>'),
  ),
  rating: ngx(0, field('Rating', '<rating [max]="5" [formControl]="field"/>')),
  typeahead: ngx(
    '',
    field(
      'Favourite fruit',
      '<input id="w" class="form-control" autocomplete="off" [typeahead]="fruits" [typeaheadMinLength]="0" [formControl]="field">',
    ),
  ),
  dropdown: {
    undo: false,
    show: ngx(
      null,
      field(
        'Favourite fruit',
        '<div class="btn-group" dropdown><button id="w" dropdownToggle type="button" class="btn btn-primary dropdown-toggle" aria-controls="m">{{ field.value ?? "Select a fruit" }} <span class="caret"></span></button><ul id="m" *dropdownMenu class="dropdown-menu" role="menu" aria-labelledby="w">@for (one of fruits; track one) {<li role="menuitem"><a class="dropdown-item" (click)="field.setValue(one)">{{ one }}</a></li>}</ul></div>',
      ),
    ),
  },
  'checkbox button': ngx(
    false,
    '<button type="button" class="btn btn-primary" [formControl]="field" btnCheckbox tabindex="0" role="button">Newsletter</button>',
  ),
  'radio buttons': {
    undo: false,
    show: ngx(
      null,
      field(
        'Size',
        '<div class="btn-group" btnRadioGroup role="group" [formControl]="field"><label class="btn btn-success" btnRadio="Small" tabindex="0" role="button">Small</label><label class="btn btn-success" btnRadio="Large" tabindex="0" role="button">Large</label></div>',
      ),
    ),
  },
});
