import { showCases } from '../support/cases.js';
import { element } from '../support/vueform.js';

showCases({
  text: element('TextElement', 'label="First name"'),
  number: element('TextElement', 'label="Guests" input-type="number"'),
  area: element('TextareaElement', 'label="Comments"'),
  checkbox: element('CheckboxElement', 'text="I accept the terms"'),
  checkboxes: element('CheckboxgroupElement', 'label="Favourite fruits" :items="fruits"'),
  'checkboxes as tabs': element('CheckboxgroupElement', 'label="Favourite fruits" view="tabs" :items="fruits"'),
  radios: { undo: false, show: element('RadiogroupElement', 'label="Size" :items="sizes"') },
  'radios as blocks': { undo: false, show: element('RadiogroupElement', 'label="Size" view="blocks" :items="sizes"') },
  toggle: element('ToggleElement', 'label="Dark mode"'),
  select: element('SelectElement', 'label="Favourite fruit" :items="fruits"'),
  'select with search': element('SelectElement', 'label="Favourite fruit" search :items="fruits"'),
  'native select': element('SelectElement', 'label="Favourite fruit" :native="true" :items="fruits"'),
  multiselect: element('MultiselectElement', 'label="Favourite fruits" :items="fruits"'),
  tags: element('TagsElement', 'label="Favourite fruits" search create :items="fruits"'),
  date: element('DateElement', 'label="Check-in date"'),
  'date of birth': element('DateElement', 'label="Date of birth" display-format="MM/DD/YYYY"'),
  'date and time': element('DateElement', 'label="Departure" :time="true"'),
  'time alone': element('DateElement', 'label="Arrival time" :date="false" :time="true"'),
  'date range': element('DatesElement', 'label="Travel dates" mode="range"'),
  slider: element('SliderElement', 'label="Volume" :default="20"'),
  'slider of two': element('SliderElement', 'label="Price" :default="[20, 60]"'),
  phone: element('PhoneElement', 'label="Phone"'),
  signature: element('SignatureElement', 'label="Signature"'),
  list: element('ListElement', 'label="Nicknames" :element="{ type: \'text\' }"'),
  'matrix of radios': {
    undo: false,
    show: element(
      'MatrixElement',
      'label="How often?" input-type="radio" :rows="sizes" :cols="[\'Never\', \'Sometimes\', \'Always\']"',
    ),
  },
  'matrix of boxes': element(
    'MatrixElement',
    'label="Which?" input-type="checkbox" :rows="sizes" :cols="[\'Red\', \'Green\']"',
  ),
});
