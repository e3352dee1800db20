import { svelte } from '../support/bits-ui.js';
import BitsCheckbox from '../support/svelte/BitsCheckbox.svelte';
import BitsCheckboxGroup from '../support/svelte/BitsCheckboxGroup.svelte';
import BitsRadio from '../support/svelte/BitsRadio.svelte';
import BitsRating from '../support/svelte/BitsRating.svelte';
import BitsSwitch from '../support/svelte/BitsSwitch.svelte';
import BitsToggleGroup from '../support/svelte/BitsToggleGroup.svelte';
import { showCases } from '../support/cases.js';

showCases({
  rating: svelte(BitsRating),
  'radio group': { undo: false, show: svelte(BitsRadio) },
  checkbox: svelte(BitsCheckbox),
  'checkbox group': svelte(BitsCheckboxGroup),
  switch: svelte(BitsSwitch),
  'toggle group': svelte(BitsToggleGroup),
});
