import { svelte } from '../support/bits-ui.js';
import BitsCombobox from '../support/svelte/BitsCombobox.svelte';
import BitsSelect from '../support/svelte/BitsSelect.svelte';
import BitsSelectMultiple from '../support/svelte/BitsSelectMultiple.svelte';
import { showCases } from '../support/cases.js';

showCases({
  select: svelte(BitsSelect),
  'select multiple': svelte(BitsSelectMultiple),
  combobox: svelte(BitsCombobox),
  'combobox multiple': svelte(BitsCombobox, { settings: { type: 'multiple' } }),
});
