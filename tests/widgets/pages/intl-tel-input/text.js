import intlTelInput from 'intl-tel-input/intlTelInputWithUtils';
import 'intl-tel-input/styles';
import { showCases, form } from '../support/cases.js';

const run = (settings, extra) => (root) => {
  const input = form(root, 'Phone', '<input id="widget" type="tel">');
  const iti = intlTelInput(input, settings);
  return { state: () => iti.getNumber(), text: '+1 202-555-0143', wantState: '+12025550143', ...extra };
};

showCases({
  plain: { ci: true, show: run({ initialCountry: 'us' }) },
  separate: { ci: true, show: run({ initialCountry: 'us', separateDialCode: true }, { text: '202-555-0143' }) },
  'other country': { ci: true, show: run({ initialCountry: 'de' }) },
});
