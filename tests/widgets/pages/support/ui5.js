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
import { component, valueOf } from './component-case.js';
import { fruits } from './cases.js';

const labelled = (label, markup) => `<ui5-label for="widget" show-colon>${label}</ui5-label><br>${markup}`;

export const ui5 = (label, markup, read = valueOf, extra = {}) =>
  component(labelled(label, markup), read, { events: ['ui5-change', 'ui5-input', 'ui5-selection-change'], ...extra });

export const items = (tag) => fruits.map((fruit) => `<${tag} text="${fruit}"></${tag}>`).join('');
