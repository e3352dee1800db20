import { svelte } from '../support/svelte.js';
import Select from '../support/svelte/Select.svelte';
import SelectMultiple from '../support/svelte/SelectMultiple.svelte';
import { showCases } from '../support/cases.js';

showCases({
  select: { ci: true, show: svelte(Select) },
  'select multiple': { ci: true, show: svelte(SelectMultiple) },
});
