import MazCheckbox from 'maz-ui/components/MazCheckbox';
import MazChecklist from 'maz-ui/components/MazChecklist';
import MazInput from 'maz-ui/components/MazInput';
import MazInputCode from 'maz-ui/components/MazInputCode';
import MazInputNumber from 'maz-ui/components/MazInputNumber';
import MazInputPrice from 'maz-ui/components/MazInputPrice';
import MazInputTags from 'maz-ui/components/MazInputTags';
import MazRadio from 'maz-ui/components/MazRadio';
import MazRadioButtons from 'maz-ui/components/MazRadioButtons';
import MazSelect from 'maz-ui/components/MazSelect';
import MazSlider from 'maz-ui/components/MazSlider';
import MazSwitch from 'maz-ui/components/MazSwitch';
import MazTextarea from 'maz-ui/components/MazTextarea';
import { MazUi } from 'maz-ui/plugins/maz-ui';
import { mazUi } from '@maz-ui/themes/presets/mazUi';
import 'maz-ui/styles';
import { fruits, showCases } from '../support/cases.js';
import { bound } from '../support/vue-case.js';

const components = {
  MazCheckbox,
  MazChecklist,
  MazInput,
  MazInputCode,
  MazInputNumber,
  MazInputPrice,
  MazInputTags,
  MazRadio,
  MazRadioButtons,
  MazSelect,
  MazSlider,
  MazSwitch,
  MazTextarea,
};
const options = fruits.map((label) => ({ label, value: label }));
const maz = (initial, template) =>
  bound(initial, template, { components, plugins: [[MazUi, { theme: { preset: mazUi } }]], data: { options } });

showCases({
  input: maz('', '<MazInput v-model="value" label="City"/>'),
  password: maz('', '<MazInput v-model="value" type="password" label="Password"/>'),
  textarea: maz('', '<MazTextarea v-model="value" label="Comment"/>'),
  number: maz(1, '<MazInputNumber v-model="value" label="Guests" :min="1" :max="10"/>'),
  price: maz(undefined, '<MazInputPrice v-model="value" label="Price" currency="EUR" locale="en-US"/>'),
  code: maz('', '<label>Code from your phone</label><MazInputCode v-model="value" :code-length="6"/>'),
  tags: maz([], '<MazInputTags v-model="value" label="Keywords"/>'),
  select: {
    undo: false,
    show: maz(undefined, '<MazSelect v-model="value" label="Favourite fruit" :options="options"/>'),
  },
  'select searched': {
    undo: false,
    show: maz(undefined, '<MazSelect v-model="value" search label="Favourite fruit" :options="options"/>'),
  },
  'select of many': maz(undefined, '<MazSelect v-model="value" multiple label="Favourite fruits" :options="options"/>'),
  checkbox: maz(false, '<MazCheckbox v-model="value">I accept the terms</MazCheckbox>'),
  switch: maz(false, '<MazSwitch v-model="value">Gift wrapping</MazSwitch>'),
  radio: {
    undo: false,
    show: maz(
      '',
      '<p>Size</p><MazRadio v-model="value" name="size" value="Small">Small</MazRadio><MazRadio v-model="value" name="size" value="Large">Large</MazRadio>',
    ),
  },
  'radio buttons': {
    undo: false,
    show: maz('', '<label>Size</label><MazRadioButtons v-model="value" name="size" :options="options.slice(0, 3)"/>'),
  },
  checklist: maz([], '<MazChecklist v-model="value" title="Toppings" :items="options.slice(0, 3)"/>'),
  'checklist searched': maz([], '<MazChecklist v-model="value" search title="Toppings" :items="options"/>'),
  slider: maz(20, '<MazSlider v-model="value" label="Volume"/>'),
  'slider of two': maz([20, 60], '<MazSlider v-model="value" label="Price range"/>'),
});
