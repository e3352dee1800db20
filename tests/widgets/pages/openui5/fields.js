import { controls as sap } from 'openui5:sap/m/Input,sap/m/Select,sap/m/ComboBox,sap/m/MultiComboBox,sap/m/MultiInput,sap/m/DatePicker,sap/m/DateRangeSelection,sap/m/DateTimePicker,sap/m/TimePicker,sap/m/StepInput,sap/m/CheckBox,sap/m/RadioButtonGroup,sap/m/RadioButton,sap/m/Switch,sap/m/RatingIndicator,sap/m/Slider,sap/m/RangeSlider,sap/m/TextArea,sap/m/SegmentedButton,sap/m/SegmentedButtonItem,sap/m/SearchField,sap/m/MaskInput,sap/m/Label,sap/m/VBox,sap/m/Button,sap/m/Token,sap/ui/core/Item';
import { fruits, showCases } from '../support/cases.js';

/** @param name the class of the control; `read` answers the application's value */
const control =
  (label, name, options, read, extra = {}) =>
  (root) => {
    root.innerHTML = '<form><div id="place"></div><button type="submit">Send</button></form>';
    const made = new sap[name](options());
    made.addValidator?.(({ text }) => new sap.Token({ key: text, text }));
    new sap.VBox({ items: [new sap.Label({ text: label, labelFor: made }), made] }).placeAt(
      root.querySelector('#place'),
    );
    return { state: () => read(made), rerender: () => made.invalidate(), ...extra };
  };

const items = () => fruits.map((text) => new sap.Item({ key: text.toLowerCase(), text }));
const valueOf = (made) => made.getValue();
const dayOf = (made) => made.getDateValue()?.toString() ?? null;
const plain =
  (options = {}) =>
  () =>
    options;

showCases({
  input: control('First name', 'Input', plain(), valueOf),
  email: control('E-mail', 'Input', plain({ type: 'Email' }), valueOf),
  suggestions: control('Favourite fruit', 'Input', () => ({ showSuggestion: true, suggestionItems: items() }), valueOf),
  mask: control('Phone number', 'MaskInput', plain({ mask: '(999) 999 999', placeholderSymbol: '_' }), valueOf),
  'text area': control('Comment', 'TextArea', plain({ rows: 4 }), valueOf),
  select: {
    undo: false,
    show: control(
      'Favourite fruit',
      'Select',
      () => ({ forceSelection: false, items: items() }),
      (made) => made.getSelectedKey(),
    ),
  },
  'combo box': control(
    'Favourite fruit',
    'ComboBox',
    () => ({ items: items() }),
    (made) => made.getSelectedKey(),
  ),
  'multi combo box': control(
    'Favourite fruits',
    'MultiComboBox',
    () => ({ items: items() }),
    (made) => made.getSelectedKeys(),
  ),
  'multi input': control('Skills', 'MultiInput', plain({ showValueHelp: false }), (made) =>
    made.getTokens().map((token) => token.getText()),
  ),
  'multi input with value help': control('Skills', 'MultiInput', plain(), (made) =>
    made.getTokens().map((token) => token.getText()),
  ),
  'date picker': control('Check-in date', 'DatePicker', plain(), dayOf),
  'date of birth': control('Date of birth', 'DatePicker', plain({ displayFormat: 'long' }), dayOf),
  'date range': control('Stay', 'DateRangeSelection', plain(), (made) =>
    [made.getDateValue(), made.getSecondDateValue()].map((day) => day?.toString() ?? null),
  ),
  'date time': control('Appointment', 'DateTimePicker', plain(), dayOf),
  time: control('Arrival time', 'TimePicker', plain(), valueOf),
  'time in 24 hours': control(
    'Arrival time',
    'TimePicker',
    plain({ displayFormat: 'HH:mm', valueFormat: 'HH:mm' }),
    valueOf,
  ),
  step: control('Quantity', 'StepInput', plain({ min: 1, max: 20, value: 1 }), valueOf),
  'check box': control('I accept the terms', 'CheckBox', plain({ text: 'I accept the terms' }), (made) =>
    made.getSelected(),
  ),
  radio: {
    undo: false,
    show: control(
      'Favourite fruit',
      'RadioButtonGroup',
      () => ({ selectedIndex: -1, buttons: fruits.slice(0, 4).map((text) => new sap.RadioButton({ text })) }),
      (made) => made.getSelectedButton()?.getText() ?? null,
    ),
  },
  switch: control('Remind me', 'Switch', plain(), (made) => made.getState()),
  rating: control('How was it?', 'RatingIndicator', plain({ maxValue: 5 }), valueOf),
  slider: control('Volume', 'Slider', plain({ min: 0, max: 100 }), valueOf),
  'range slider': control('Price range', 'RangeSlider', plain({ min: 0, max: 100, range: [20, 60] }), (made) =>
    made.getRange(),
  ),
  segments: control(
    'Size',
    'SegmentedButton',
    () => ({ items: ['Small', 'Medium', 'Large'].map((text) => new sap.SegmentedButtonItem({ key: text, text })) }),
    (made) => made.getSelectedKey(),
  ),
});
