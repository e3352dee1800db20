import '@ui5/webcomponents/dist/Assets.js';
import '@ui5/webcomponents/dist/CheckBox.js';
import '@ui5/webcomponents/dist/ColorPicker.js';
import '@ui5/webcomponents/dist/ComboBox.js';
import '@ui5/webcomponents/dist/ComboBoxItem.js';
import '@ui5/webcomponents/dist/FileUploader.js';
import '@ui5/webcomponents/dist/Button.js';
import '@ui5/webcomponents/dist/Input.js';
import '@ui5/webcomponents/dist/Label.js';
import '@ui5/webcomponents/dist/MultiComboBox.js';
import '@ui5/webcomponents/dist/MultiComboBoxItem.js';
import '@ui5/webcomponents/dist/MultiInput.js';
import '@ui5/webcomponents/dist/Token.js';
import '@ui5/webcomponents/dist/Option.js';
import '@ui5/webcomponents/dist/RadioButton.js';
import '@ui5/webcomponents/dist/RangeSlider.js';
import '@ui5/webcomponents/dist/RatingIndicator.js';
import '@ui5/webcomponents/dist/SegmentedButton.js';
import '@ui5/webcomponents/dist/SegmentedButtonItem.js';
import '@ui5/webcomponents/dist/Select.js';
import '@ui5/webcomponents/dist/Slider.js';
import '@ui5/webcomponents/dist/StepInput.js';
import '@ui5/webcomponents/dist/SuggestionItem.js';
import '@ui5/webcomponents/dist/features/InputSuggestions.js';
import '@ui5/webcomponents/dist/Switch.js';
import '@ui5/webcomponents/dist/TextArea.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';
import { fruits, showCases } from '../support/cases.js';

const labelled = (label, markup) => `<ui5-label for="widget" show-colon>${label}</ui5-label><br>${markup}`;
const ui5 = (label, markup, read = valueOf, extra = {}) =>
  component(labelled(label, markup), read, { events: ['ui5-change', 'ui5-input', 'ui5-selection-change'], ...extra });
const items = (tag) => fruits.map((fruit) => `<${tag} text="${fruit}"></${tag}>`).join('');
const options = fruits.map((fruit) => `<ui5-option value="${fruit.toLowerCase()}">${fruit}</ui5-option>`).join('');
const selectedTexts = (host) => [...host.querySelectorAll('[selected]')].map((item) => item.text);
const radios = ['Basic', 'Pro', 'Team']
  .map((plan) => `<ui5-radio-button name="plan" text="${plan}" value="${plan.toLowerCase()}"></ui5-radio-button>`)
  .join('');

showCases({
  input: ui5('First name', '<ui5-input id="widget"></ui5-input>'),
  'input email': ui5('Email', '<ui5-input id="widget" type="Email" required></ui5-input>'),
  'input number': ui5('Number of guests', '<ui5-input id="widget" type="Number"></ui5-input>'),
  'input suggestions': ui5(
    'Favourite fruit',
    `<ui5-input id="widget" show-suggestions show-clear-icon>${items('ui5-suggestion-item')}</ui5-input>`,
  ),
  'text area': ui5('Comments', '<ui5-textarea id="widget"></ui5-textarea>'),
  select: ui5(
    'Favourite fruit',
    `<ui5-select id="widget"><ui5-option value="" selected></ui5-option>${options}</ui5-select>`,
    valueOf,
    { undo: false },
  ),
  'combo box': ui5('Favourite fruit', `<ui5-combobox id="widget">${items('ui5-cb-item')}</ui5-combobox>`),
  'multi combo box': ui5(
    'Fruits',
    `<ui5-multi-combobox id="widget">${items('ui5-mcb-item')}</ui5-multi-combobox>`,
    selectedTexts,
  ),
  'check box': component('<ui5-checkbox id="widget" text="I accept the terms"></ui5-checkbox>', checkedOf, {
    events: ['ui5-change'],
  }),
  switch: ui5('Enable notifications', '<ui5-switch id="widget"></ui5-switch>', checkedOf),
  'radio buttons': component(
    `<ui5-label id="plan">Plan</ui5-label><div role="radiogroup" aria-labelledby="plan" id="widget">${radios}</div>`,
    (host) => host.querySelector('[checked]')?.value ?? '',
    { events: ['ui5-change'], undo: false },
  ),
  slider: component(
    '<ui5-slider id="widget" accessible-name="Volume" min="0" max="100" value="20"></ui5-slider>',
    valueOf,
    {
      events: ['ui5-change'],
    },
  ),
  'range slider': component(
    '<ui5-range-slider id="widget" accessible-name="Price" min="0" max="100" start-value="20" end-value="60"></ui5-range-slider>',
    (host) => [host.startValue, host.endValue],
    { events: ['ui5-change'] },
  ),
  'step input': ui5('Number of guests', '<ui5-step-input id="widget" min="0" max="20" value="1"></ui5-step-input>'),
  rating: ui5('Rating', '<ui5-rating-indicator id="widget"></ui5-rating-indicator>'),
  'segmented button': component(
    '<ui5-segmented-button id="widget" accessible-name="View"><ui5-segmented-button-item selected>List</ui5-segmented-button-item><ui5-segmented-button-item>Map</ui5-segmented-button-item></ui5-segmented-button>',
    (host) => host.selectedItems.map((item) => item.textContent),
    { events: ['ui5-selection-change'], undo: false },
  ),
  'file uploader': component(
    '<ui5-file-uploader id="widget" placeholder="Upload your CV"><ui5-button>Browse</ui5-button></ui5-file-uploader>',
    (host) => [...(host.files ?? [])].map((file) => file.name),
    { events: ['ui5-change'], undo: false },
  ),
  'color picker': component('<ui5-color-picker id="widget"></ui5-color-picker>', valueOf, {
    events: ['ui5-change'],
    undo: false,
  }),
});
