import { svelte } from '../support/bits-ui.js';
import BitsPin from '../support/svelte/BitsPin.svelte';
import { showCases } from '../support/cases.js';

showCases({
  'pin input': svelte(BitsPin),
});
