import { svelte } from '../support/svelte.js';
import Range from '../support/svelte/Range.svelte';
import { showCases } from '../support/cases.js';

showCases({
  range: svelte(Range),
});
