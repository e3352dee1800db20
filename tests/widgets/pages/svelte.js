import { mount } from 'svelte';
import Checkbox from './svelte/Checkbox.svelte';
import CheckboxGroup from './svelte/CheckboxGroup.svelte';
import Editable from './svelte/Editable.svelte';
import Files from './svelte/Files.svelte';
import Form from './svelte/Form.svelte';
import Formatted from './svelte/Formatted.svelte';
import Keyed from './svelte/Keyed.svelte';
import Number from './svelte/Number.svelte';
import OnBlur from './svelte/OnBlur.svelte';
import RadioGroup from './svelte/RadioGroup.svelte';
import Range from './svelte/Range.svelte';
import Select from './svelte/Select.svelte';
import SelectMultiple from './svelte/SelectMultiple.svelte';
import Switch from './svelte/Switch.svelte';
import Text from './svelte/Text.svelte';
import Textarea from './svelte/Textarea.svelte';
import { showCases } from './support/cases.js';

/** A case whose component reports its state after each change. */
const svelte =
  (component, extra = {}) =>
  (root) => {
    let model = null;
    const form = root.appendChild(document.createElement('form'));
    mount(component, { target: form, props: { report: (value) => (model = value) } });
    return { state: () => model, ...extra };
  };

showCases({
  text: svelte(Text),
  textarea: svelte(Textarea),
  number: svelte(Number),
  range: svelte(Range),
  checkbox: svelte(Checkbox),
  'checkbox group': svelte(CheckboxGroup),
  'radio group': svelte(RadioGroup, { undo: false }),
  select: svelte(Select),
  'select multiple': svelte(SelectMultiple),
  'form of state': svelte(Form),
  formatted: svelte(Formatted),
  'keyed block': svelte(Keyed),
  'on blur': svelte(OnBlur),
  'editable text': svelte(Editable),
  switch: svelte(Switch),
  files: svelte(Files, { undo: false }),
});
