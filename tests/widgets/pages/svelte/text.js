import { svelte } from '../support/svelte.js';
import Formatted from '../support/svelte/Formatted.svelte';
import Keyed from '../support/svelte/Keyed.svelte';
import Number from '../support/svelte/Number.svelte';
import OnBlur from '../support/svelte/OnBlur.svelte';
import Text from '../support/svelte/Text.svelte';
import Textarea from '../support/svelte/Textarea.svelte';
import { showCases } from '../support/cases.js';

showCases({
  text: { ci: true, show: svelte(Text) },
  textarea: svelte(Textarea),
  number: { ci: true, show: svelte(Number) },
  formatted: { ci: true, show: svelte(Formatted) },
  'keyed block': svelte(Keyed),
  'on blur': { ci: true, show: svelte(OnBlur) },
});
