import {
  fluentCheckbox,
  fluentCombobox,
  fluentNumberField,
  fluentOption,
  fluentRadio,
  fluentRadioGroup,
  fluentSearch,
  fluentSelect,
  fluentSlider,
  fluentSliderLabel,
  fluentSwitch,
  fluentTextArea,
  fluentTextField,
  provideFluentDesignSystem,
} from '@fluentui/web-components';
import { checkedOf, component, valueOf } from '../support/component-case.js';
import { fruits, showCases } from '../support/cases.js';

provideFluentDesignSystem().register(
  fluentCheckbox(),
  fluentCombobox(),
  fluentNumberField(),
  fluentOption(),
  fluentRadio(),
  fluentRadioGroup(),
  fluentSearch(),
  fluentSelect(),
  fluentSlider(),
  fluentSliderLabel(),
  fluentSwitch(),
  fluentTextArea(),
  fluentTextField(),
);

const options = fruits
  .map((fruit) => `<fluent-option value="${fruit.toLowerCase()}">${fruit}</fluent-option>`)
  .join('');
const radios = ['Basic', 'Pro', 'Team']
  .map((plan) => `<fluent-radio value="${plan.toLowerCase()}">${plan}</fluent-radio>`)
  .join('');

showCases({
  'text field': component('<fluent-text-field id="widget">First name</fluent-text-field>', valueOf),
  'text field outside label': component(
    '<label for="widget">City</label> <fluent-text-field id="widget" appearance="outline"></fluent-text-field>',
    valueOf,
  ),
  email: component(
    '<fluent-text-field id="widget" type="email" placeholder="you@mail.com">Email</fluent-text-field>',
    valueOf,
  ),
  'text area': component('<fluent-text-area id="widget" resize="both">Comments</fluent-text-area>', valueOf),
  'number field': component(
    '<fluent-number-field id="widget" min="1" max="9">Number of guests</fluent-number-field>',
    valueOf,
  ),
  search: component('<fluent-search id="widget">Search cities</fluent-search>', valueOf),
  select: component(
    `<label for="widget">Favourite fruit</label><br><fluent-select id="widget" title="Select a fruit"><fluent-option value="">Choose</fluent-option>${options}</fluent-select>`,
    valueOf,
    { undo: false },
  ),
  'combo box': component(
    `<label for="widget">Favourite fruit</label><br><fluent-combobox id="widget" autocomplete="both">${options}</fluent-combobox>`,
    valueOf,
    { undo: false },
  ),
  checkbox: component('<fluent-checkbox id="widget">I accept the terms</fluent-checkbox>', checkedOf),
  switch: component('<fluent-switch id="widget">Enable notifications</fluent-switch>', checkedOf),
  'radio group': component(
    `<fluent-radio-group id="widget" name="plan"><label slot="label">Plan</label>${radios}</fluent-radio-group>`,
    valueOf,
    { undo: false },
  ),
  slider: component(
    '<label for="widget">Volume</label><fluent-slider id="widget" min="0" max="100" step="10" value="20"></fluent-slider>',
    valueOf,
  ),
});
