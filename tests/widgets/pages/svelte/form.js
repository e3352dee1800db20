import { svelte } from '../support/svelte.js';
import Form from '../support/svelte/Form.svelte';
import { showCases } from '../support/cases.js';

showCases({
  'form of state': svelte(Form),
});
