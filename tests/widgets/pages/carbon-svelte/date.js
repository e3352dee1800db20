import { svelte } from '../support/carbon-svelte.js';
import CarbonDate from '../support/svelte/CarbonDate.svelte';
import CarbonDateRange from '../support/svelte/CarbonDateRange.svelte';
import CarbonTime from '../support/svelte/CarbonTime.svelte';
import { showCases } from '../support/cases.js';

showCases({
  Date: svelte(CarbonDate),
  DateRange: svelte(CarbonDateRange),
  Time: svelte(CarbonTime),
});
