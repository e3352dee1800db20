import intlTelInput from 'intl-tel-input/intlTelInputWithUtils';
import 'intl-tel-input/styles';
import { form, showCases } from '../support/cases.js';

const iti = (options) => (root) => {
  const input = form(root, 'Phone', '<input id="widget" type="tel">');
  const widget = intlTelInput(input, options);
  return { state: () => (widget.isValidNumber() ? widget.getNumber() : '') };
};

showCases({
  strict: iti({ initialCountry: 'us', strictMode: true }),
  separate: iti({ initialCountry: 'us', separateDialCode: true }),
  'strict separate': iti({ initialCountry: 'us', separateDialCode: true, strictMode: true }),
  national: iti({ initialCountry: 'gb', nationalMode: true }),
  format: iti({ initialCountry: 'us', formatAsYouType: true, autoPlaceholder: 'aggressive' }),
});
