import { svelte } from '../support/svelte.js';
import Editable from '../support/svelte/Editable.svelte';
import { showCases } from '../support/cases.js';

showCases({
  'editable text': svelte(Editable),
});
