import { nebular } from '../support/nebular.js';
import { showCases } from '../support/cases.js';

const options = '@for (one of fruits; track one) {<nb-option [value]="one">{{ one }}</nb-option>}';
const field = (label, inner) => `<div class="form-group"><label class="label" for="w">${label}</label>${inner}</div>`;

showCases({
  input: nebular('', field('First name', '<input id="w" nbInput fullWidth [formControl]="field">')),
  select: {
    undo: false,
    show: nebular(
      null,
      field('Favourite fruit', `<nb-select placeholder="Select fruit" [formControl]="field">${options}</nb-select>`),
    ),
  },
  'select named by its placeholder': {
    undo: false,
    show: nebular(null, `<nb-select placeholder="Select fruit" [formControl]="field">${options}</nb-select>`),
  },
  'select of several': nebular(
    [],
    field(
      'Favourite fruit',
      `<nb-select multiple placeholder="Select fruit" [formControl]="field">${options}</nb-select>`,
    ),
  ),
  autocomplete: nebular(
    '',
    field(
      'Favourite fruit',
      `<input id="w" nbInput type="text" [formControl]="field" [nbAutocomplete]="auto"><nb-autocomplete #auto>${options}</nb-autocomplete>`,
    ),
  ),
  checkbox: nebular(false, '<nb-checkbox [formControl]="field">I accept the terms</nb-checkbox>'),
  toggle: nebular(false, '<nb-toggle [formControl]="field">Gift wrapping</nb-toggle>'),
  radio: {
    undo: false,
    show: nebular(
      null,
      field(
        'Size',
        '<nb-radio-group [formControl]="field"><nb-radio value="Small">Small</nb-radio><nb-radio value="Large">Large</nb-radio></nb-radio-group>',
      ),
    ),
  },
  'button group': {
    undo: false,
    show: nebular(
      null,
      field(
        'Size',
        '<nb-button-group (valueChange)="field.setValue($event[0])"><button nbButtonToggle value="Small">Small</button><button nbButtonToggle value="Medium">Medium</button><button nbButtonToggle value="Large">Large</button></nb-button-group>',
      ),
    ),
  },
  datepicker: nebular(
    null,
    field(
      'Arrival date',
      '<input id="w" nbInput placeholder="Pick Date" [nbDatepicker]="picker" [formControl]="field"><nb-datepicker #picker/>',
    ),
  ),
  rangepicker: nebular(
    null,
    field(
      'Your stay',
      '<input id="w" nbInput placeholder="Pick Date Range" [nbDatepicker]="picker" [formControl]="field"><nb-rangepicker #picker/>',
    ),
  ),
  timepicker: {
    undo: false,
    show: nebular(
      null,
      field(
        'Time of arrival',
        '<input id="w" nbInput placeholder="Pick Time" [nbTimepicker]="picker" [formControl]="field"><nb-timepicker #picker/>',
      ),
    ),
  },
  'input with an icon': nebular(
    '',
    '<nb-form-field><nb-icon nbPrefix icon="person-outline" pack="nebular-essentials"/><input nbInput placeholder="Username" [formControl]="field"></nb-form-field>',
  ),
  tags: nebular(
    [],
    field(
      'Interests',
      '<nb-tag-list (tagRemove)="remove($event.text)">@for (one of field.value; track one) {<nb-tag [text]="one" removable/>}<input type="text" nbTagInput (tagAdd)="add($event.value); $event.input.nativeElement.value = \'\'" fullWidth></nb-tag-list>',
    ),
  ),
});
