import { value } from '../support/carbon-svelte.js';
import { Slider } from 'carbon-components-svelte';
import { showCases } from '../support/cases.js';

showCases({
  Slider: value(Slider, 20, { labelText: 'Volume', min: 0, max: 100 }),
});
