import { svelte } from '../support/bits-ui.js';
import BitsSlider from '../support/svelte/BitsSlider.svelte';
import BitsSliderRange from '../support/svelte/BitsSliderRange.svelte';
import { showCases } from '../support/cases.js';

showCases({
  slider: svelte(BitsSlider),
  'slider range': svelte(BitsSliderRange),
});
