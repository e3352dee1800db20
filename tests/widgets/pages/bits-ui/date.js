import { svelte } from '../support/bits-ui.js';
import BitsCalendar from '../support/svelte/BitsCalendar.svelte';
import BitsDateField from '../support/svelte/BitsDateField.svelte';
import BitsDatePicker from '../support/svelte/BitsDatePicker.svelte';
import BitsDateRangePicker from '../support/svelte/BitsDateRangePicker.svelte';
import BitsTimeField from '../support/svelte/BitsTimeField.svelte';
import { showCases } from '../support/cases.js';

showCases({
  'date field': svelte(BitsDateField),
  'time field': { undo: false, show: svelte(BitsTimeField) },
  'date picker': svelte(BitsDatePicker),
  'date range picker': svelte(BitsDateRangePicker),
  calendar: svelte(BitsCalendar),
});
