import '@esri/calcite-components/main.css';
import '@esri/calcite-components/components/calcite-checkbox';
import '@esri/calcite-components/components/calcite-combobox';
import '@esri/calcite-components/components/calcite-combobox-item';
import '@esri/calcite-components/components/calcite-input';
import '@esri/calcite-components/components/calcite-input-number';
import '@esri/calcite-components/components/calcite-input-text';
import '@esri/calcite-components/components/calcite-label';
import '@esri/calcite-components/components/calcite-option';
import '@esri/calcite-components/components/calcite-radio-button';
import '@esri/calcite-components/components/calcite-radio-button-group';
import '@esri/calcite-components/components/calcite-segmented-control';
import '@esri/calcite-components/components/calcite-segmented-control-item';
import '@esri/calcite-components/components/calcite-select';
import '@esri/calcite-components/components/calcite-slider';
import '@esri/calcite-components/components/calcite-switch';
import '@esri/calcite-components/components/calcite-text-area';
import { component, valueOf } from './component-case.js';

const kinds =
  'Input InputText InputNumber TextArea Select Combobox Checkbox Switch RadioButtonGroup SegmentedControl Slider Rating';

const events = kinds.split(' ').flatMap((kind) => [`calcite${kind}Input`, `calcite${kind}Change`]);

export const plain = (markup, read = valueOf, extra = {}) => component(markup, read, { events, ...extra });

export const calcite = (label, markup, read = valueOf, extra = {}) =>
  plain(`<calcite-label>${label} ${markup}</calcite-label>`, read, extra);
