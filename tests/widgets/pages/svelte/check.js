import { svelte } from '../support/svelte.js';
import Checkbox from '../support/svelte/Checkbox.svelte';
import CheckboxGroup from '../support/svelte/CheckboxGroup.svelte';
import RadioGroup from '../support/svelte/RadioGroup.svelte';
import Switch from '../support/svelte/Switch.svelte';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: { ci: true, show: svelte(Checkbox) },
  'checkbox group': { ci: true, show: svelte(CheckboxGroup) },
  'radio group': { ci: true, undo: false, show: svelte(RadioGroup) },
  switch: { ci: true, show: svelte(Switch) },
});
