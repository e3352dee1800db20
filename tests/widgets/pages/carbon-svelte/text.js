import { svelte, value } from '../support/carbon-svelte.js';
import { NumberInput, PasswordInput, PinCodeInput, TextArea, TextInput } from 'carbon-components-svelte';
import CarbonSwitcher from '../support/svelte/CarbonSwitcher.svelte';
import { showCases } from '../support/cases.js';

showCases({
  Input: value(TextInput, '', { labelText: 'Full name', placeholder: 'Enter your name...' }),
  Password: value(PasswordInput, '', { labelText: 'Password', placeholder: 'Enter password...' }),
  TextArea: value(TextArea, '', { labelText: 'Message', placeholder: 'Enter a message...' }),
  Number: value(NumberInput, 1, { labelText: 'Quantity', min: 1, max: 10 }),
  Switcher: { undo: false, show: svelte(CarbonSwitcher) },
  Pin: value(PinCodeInput, '', { labelText: 'Verification code' }),
});
