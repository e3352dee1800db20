import '@mescius/wijmo.styles/wijmo.css';
import {
  AutoComplete,
  Calendar,
  ComboBox,
  InputDate,
  InputMask,
  InputNumber,
  InputTime,
  MultiSelect,
  MultiAutoComplete,
  ListBox,
} from '@mescius/wijmo.input';
import { fruits, showCases } from '../support/cases.js';

/** @param Control the class of the control; `read` answers the application's value */
const wijmo =
  (label, Control, options, read, tag = 'input') =>
  (root) => {
    root.innerHTML = `<form><div class="field"><label for="widget">${label}</label> <${tag} id="widget"></${tag}></div><button type="submit">Send</button></form>`;
    const control = new Control('#widget', options);
    return { state: () => read(control) };
  };

const valueOf = ({ value }) => value?.toString() ?? null;
const list = { itemsSource: fruits, isRequired: false, selectedIndex: -1 };

showCases({
  number: wijmo('Quantity', InputNumber, { value: 1, min: 1, max: 99, step: 1, format: 'n0' }, valueOf),
  mask: wijmo('Phone number', InputMask, { mask: '(000) 000-0000' }, valueOf),
  date: wijmo('Check-in date', InputDate, { value: null, isRequired: false }, valueOf),
  'date of birth': wijmo('Date of birth', InputDate, { value: null, isRequired: false }, valueOf),
  time: wijmo('Pick-up time', InputTime, {}, valueOf),
  'combo box': wijmo('Favourite fruit', ComboBox, list, ({ selectedItem }) => selectedItem, 'div'),
  'auto complete': wijmo('Favourite fruit', AutoComplete, list, ({ text }) => text, 'div'),
  'multi select': wijmo(
    'Favourite fruits',
    MultiSelect,
    { itemsSource: fruits },
    ({ checkedItems }) => checkedItems,
    'div',
  ),
  'multi auto complete': wijmo(
    'Favourite fruits',
    MultiAutoComplete,
    { itemsSource: fruits },
    ({ selectedItems }) => selectedItems,
    'div',
  ),
  calendar: { undo: false, show: wijmo('Check-in date', Calendar, {}, valueOf, 'div') },
  'list box': {
    undo: false,
    show: wijmo(
      'Favourite fruit',
      ListBox,
      { itemsSource: fruits, selectedIndex: -1 },
      ({ selectedItem }) => selectedItem,
      'div',
    ),
  },
});
