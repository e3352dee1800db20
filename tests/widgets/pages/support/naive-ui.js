import {
  NAutoComplete,
  NCheckbox,
  NConfigProvider,
  NDatePicker,
  NDynamicTags,
  NInput,
  NInputNumber,
  NRadio,
  NRadioGroup,
  NRate,
  NSelect,
  NSlider,
  NSwitch,
  NTimePicker,
} from 'naive-ui';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

const components = {
  NAutoComplete,
  NCheckbox,
  NConfigProvider,
  NDatePicker,
  NDynamicTags,
  NInput,
  NInputNumber,
  NRadio,
  NRadioGroup,
  NRate,
  NSelect,
  NSlider,
  NSwitch,
  NTimePicker,
};

const options = fruits.map((fruit) => ({ label: fruit, value: fruit }));

export const naive = (initial, template, extra = {}) =>
  bound(initial, template, { components, data: { options, fruits }, ...extra });

export const labelled = (text, inner) => `<div><label>${text}</label>${inner}</div>`;
