import intlTelInput from 'intl-tel-input/intlTelInputWithUtils';
import 'intl-tel-input/styles';
import { showCases, form } from '../support/cases.js';

const input =
  (label, attrs, start, extra = {}) =>
  (root) => {
    form(root, label, `<input id="widget" ${attrs}>`);
    const one = root.querySelector('input');
    const read = start(one);
    return { state: () => (read ? read() : one.value), ...extra };
  };

showCases({
  separate: input('Phone', 'type="tel"', (i) => {
    const t = intlTelInput(i, { initialCountry: 'us', separateDialCode: true, strictMode: true });
    return () => (i.value ? t.getNumber() : '');
  }),
  national: input('Phone', 'type="tel"', (i) => {
    const t = intlTelInput(i, { initialCountry: 'de', nationalMode: true });
    return () => (i.value ? t.getNumber() : '');
  }),
});
