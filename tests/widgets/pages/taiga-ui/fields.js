import { inTextfield, taiga } from '../support/taiga-ui.js';
import { tuiInputPhoneInternationalOptionsProvider } from '@taiga-ui/kit';
import metadata from 'libphonenumber-js/min/metadata';
import { of } from 'rxjs';
import { showCases } from '../support/cases.js';

showCases({
  textfield: taiga('', inTextfield('Full name', '<input tuiInput [formControl]="field">')),
  textarea: taiga('', inTextfield('Message', '<textarea tuiTextarea [formControl]="field"></textarea>')),
  password: taiga(
    '',
    inTextfield('Password', '<input tuiInput type="password" [formControl]="field"><tui-icon tuiPassword />'),
  ),
  number: taiga(null, inTextfield('Quantity', '<input tuiInputNumber [min]="1" [max]="20" [formControl]="field">')),
  'number with steps': taiga(
    null,
    inTextfield('Quantity', '<input tuiInputNumber [step]="1" [min]="0" [formControl]="field">'),
  ),
  money: taiga(null, inTextfield('Price', '<input tuiInputNumber prefix="$" [formControl]="field">')),
  phone: taiga('', inTextfield('Phone', '<input tuiInputPhone mask="+1 ### ###-####" [formControl]="field">')),
  'phone international': taiga(
    '',
    inTextfield(
      'Phone',
      '<input tuiInputPhoneInternational [countries]="countries" [(countryIsoCode)]="country" [formControl]="field">',
    ),
    {
      more: { countries: ['US', 'GB', 'DE', 'FR'], country: 'US' },
      providers: [tuiInputPhoneInternationalOptionsProvider({ metadata: of(metadata) })],
    },
  ),
  checkbox: taiga(
    false,
    '<label tuiLabel><input tuiCheckbox type="checkbox" [formControl]="field"> I accept the terms</label>',
  ),
  switch: taiga(
    false,
    '<label tuiLabel><input tuiSwitch type="checkbox" [formControl]="field"> Express delivery</label>',
  ),
  radio: {
    undo: false,
    show: taiga(
      null,
      '<fieldset><legend>Size</legend>@for (one of sizes; track one) {<label tuiLabel><input tuiRadio type="radio" name="size" [value]="one" [formControl]="field"> {{ one }}</label>}</fieldset>',
      { more: { sizes: ['Small', 'Medium', 'Large'] } },
    ),
  },
  'radio list': {
    undo: false,
    show: taiga(null, '<h4>Size</h4><tui-radio-list [items]="sizes" [formControl]="field" />', {
      more: { sizes: ['Small', 'Medium', 'Large'] },
    }),
  },
  segmented: {
    undo: false,
    show: taiga(
      null,
      '<h4>Size</h4><tui-segmented>@for (one of sizes; track one) {<label><input type="radio" name="size" [value]="one" [formControl]="field">{{ one }}</label>}</tui-segmented>',
      { more: { sizes: ['Small', 'Medium', 'Large'] } },
    ),
  },
  filter: taiga([], '<h4>Favourite fruits</h4><tui-filter [items]="fruits" [formControl]="field" />'),
  rating: { undo: false, show: taiga(0, '<label>Rating <tui-rating [formControl]="field" /></label>') },
  slider: taiga(
    20,
    '<label tuiLabel>Volume <input tuiSlider type="range" [min]="0" [max]="100" [formControl]="field"></label>',
  ),
  'input slider': taiga(
    20,
    inTextfield(
      'Volume',
      '<input tuiInputSlider [min]="0" [max]="100" [formControl]="field"><input tuiSlider type="range">',
    ),
  ),
  range: taiga([20, 40], '<h4>Price range</h4><tui-range [min]="0" [max]="100" [formControl]="field" />'),
  'input range': taiga([20, 40], '<h4>Price range</h4><tui-input-range [min]="0" [max]="100" [formControl]="field" />'),
  colour: taiga('#ff0000', inTextfield('Accent colour', '<input tuiInputColor [formControl]="field">')),
  pin: taiga('', inTextfield('Code', '<input tuiInputPin maxlength="4" [formControl]="field">')),
  year: taiga(
    null,
    inTextfield('Year of construction', '<input tuiInputYear [formControl]="field"><tui-calendar-year *tuiDropdown />'),
  ),
});
