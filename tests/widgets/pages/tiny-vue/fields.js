import {
  Autocomplete,
  Cascader,
  Checkbox,
  CheckboxGroup,
  ColorPicker,
  DatePicker,
  Form,
  FormItem,
  Input,
  Numeric,
  Option,
  Radio,
  RadioGroup,
  Rate,
  Select,
  Slider,
  Switch,
  TagInput,
  TimePicker,
} from '@opentiny/vue';
import { bound } from '../support/vue-case.js';
import { fruits, showCases } from '../support/cases.js';

const components = {
  TinyAutocomplete: Autocomplete,
  TinyCascader: Cascader,
  TinyCheckbox: Checkbox,
  TinyCheckboxGroup: CheckboxGroup,
  TinyColorPicker: ColorPicker,
  TinyDatePicker: DatePicker,
  TinyForm: Form,
  TinyFormItem: FormItem,
  TinyInput: Input,
  TinyNumeric: Numeric,
  TinyOption: Option,
  TinyRadio: Radio,
  TinyRadioGroup: RadioGroup,
  TinyRate: Rate,
  TinySelect: Select,
  TinySlider: Slider,
  TinySwitch: Switch,
  TinyTagInput: TagInput,
  TinyTimePicker: TimePicker,
};

const tiny = (label, initial, markup, extra) =>
  bound(initial, `<tiny-form><tiny-form-item label="${label}">${markup}</tiny-form-item></tiny-form>`, {
    components,
    data: { fruits, sizes: ['Small', 'Medium', 'Large'] },
    ...extra,
  });

const options = '<tiny-option v-for="one in fruits" :key="one" :label="one" :value="one" />';

showCases({
  text: tiny('First name', '', '<tiny-input v-model="value" />'),
  area: tiny('Message', '', '<tiny-input v-model="value" type="textarea" />'),
  numeric: tiny('Quantity', 1, '<tiny-numeric v-model="value" :min="1" :max="99" />'),
  select: { undo: false, show: tiny('Favourite fruit', '', `<tiny-select v-model="value">${options}</tiny-select>`) },
  'select filtered': {
    undo: false,
    show: tiny('Favourite fruit', '', `<tiny-select v-model="value" filterable>${options}</tiny-select>`),
  },
  'select many': tiny('Favourite fruits', [], `<tiny-select v-model="value" multiple>${options}</tiny-select>`),
  'date picker': tiny('Check-in date', '', '<tiny-date-picker v-model="value" />'),
  'date range': tiny('Stay', [], '<tiny-date-picker v-model="value" type="daterange" />'),
  'time picker': tiny('Pick-up time', '', '<tiny-time-picker v-model="value" />'),
  checkbox: tiny('', false, '<tiny-checkbox v-model="value">I accept the terms</tiny-checkbox>'),
  'checkbox group': tiny(
    'Favourite fruits',
    [],
    '<tiny-checkbox-group v-model="value"><tiny-checkbox v-for="one in fruits" :key="one" :label="one" /></tiny-checkbox-group>',
  ),
  radios: {
    undo: false,
    show: tiny(
      'Size',
      '',
      '<tiny-radio-group v-model="value"><tiny-radio v-for="one in sizes" :key="one" :label="one">{{ one }}</tiny-radio></tiny-radio-group>',
    ),
  },
  switch: tiny('I accept the terms', false, '<tiny-switch v-model="value" />'),
  slider: tiny('Volume', 20, '<tiny-slider v-model="value" />'),
  rate: { undo: false, show: tiny('Rating', 0, '<tiny-rate v-model="value" />') },
  tags: tiny('Tags', [], '<tiny-tag-input v-model="value" />'),
});
