import { iview } from '../support/view-ui.js';
import { showCases } from '../support/cases.js';

showCases({
  radio: {
    undo: false,
    show: iview(
      '',
      'Favourite fruit',
      '<RadioGroup v-model="value"><Radio label="Apple" /><Radio label="Banana" /><Radio label="Cherry" /></RadioGroup>',
    ),
  },
  'radio buttons': {
    undo: false,
    show: iview(
      '',
      'Size',
      '<RadioGroup v-model="value" type="button"><Radio label="Small" /><Radio label="Medium" /><Radio label="Large" /></RadioGroup>',
    ),
  },
  checkboxes: iview(
    [],
    'Toppings',
    '<CheckboxGroup v-model="value"><Checkbox label="Cheese" /><Checkbox label="Ham" /><Checkbox label="Olives" /></CheckboxGroup>',
  ),
  switch: iview(false, 'Gift wrapping', '<Switch v-model="value" />'),
  rate: { undo: false, show: iview(0, 'Rating', '<Rate v-model="value" />') },
});
