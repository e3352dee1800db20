import { svelte } from '../support/svelte.js';
import Files from '../support/svelte/Files.svelte';
import { showCases } from '../support/cases.js';

showCases({
  files: { undo: false, show: svelte(Files) },
});
