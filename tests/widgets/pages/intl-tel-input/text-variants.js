import intlTelInput from 'intl-tel-input/intlTelInputWithUtils';
import 'intl-tel-input/styles';
import { form, showCases } from '../support/cases.js';

const run =
  (settings, attributes = '', extra = {}, label = 'Phone') =>
  (root) => {
    const input = form(root, label, `<input id="widget" type="tel" name="phone" ${attributes}>`);
    const iti = intlTelInput(input, settings);
    let model = '';
    const read = () => (model = input.value.trim() ? iti.getNumber() : '');

    read();
    for (const type of ['input', 'change', 'countrychange']) input.addEventListener(type, read);
    return { state: () => model, ...extra };
  };

showCases({
  plain: run({ initialCountry: 'us' }),
  'no country': run({}),
  separate: run({ initialCountry: 'gb', separateDialCode: true }),
  'international mode': run({ initialCountry: 'us', nationalMode: false }),
  'only countries': run({ initialCountry: 'ca', onlyCountries: ['us', 'ca', 'mx'] }),
  'search off': run({ initialCountry: 'us', countrySearch: false, fixDropdownWidth: false }),
  lookup: run({ initialCountry: 'auto', geoIpLookup: (done) => setTimeout(() => done('us'), 100) }),
  'container body': run({ initialCountry: 'us', dropdownContainer: document.body, separateDialCode: true }),
  strict: run({ initialCountry: 'us', strictMode: true, nationalMode: false }),
  'no dropdown': run({ initialCountry: 'us', allowDropdown: false }),
  prefilled: run({ initialCountry: 'us' }, 'value="+14155550132"'),
  'mobile germany': run(
    { initialCountry: 'de', separateDialCode: true, placeholderNumberType: 'MOBILE' },
    '',
    {},
    'Mobile phone',
  ),
  hidden: (root) => {
    const input = form(root, 'Phone', '<input id="widget" type="tel" name="phone">');
    const settings = {
      initialCountry: 'us',
      hiddenInput: () => ({ phone: 'full_phone', country: 'country_code' }),
    };
    intlTelInput(input, settings);
    return { state: () => input.value };
  },
  'in modal': (root) => {
    root.innerHTML =
      '<dialog><form><label for="widget">Phone</label><input id="widget" type="tel"><label for="city">City</label><input id="city"><button>Send</button></form></dialog>';
    root.querySelector('dialog').showModal();
    const input = root.querySelector('#widget');
    const iti = intlTelInput(input, { initialCountry: 'us' });
    return {
      state: () => [input.value && iti.getNumber(), root.querySelector('#city').value],
      ok: (s) => s.every((t) => t !== ''),
    };
  },
  'validated on blur': (root) => {
    root.innerHTML =
      '<form><label for="widget">Phone</label><input id="widget" type="tel"><span id="error" hidden></span><button>Send</button></form>';
    const input = root.querySelector('#widget');
    const iti = intlTelInput(input, { initialCountry: 'us' });
    const model = { number: '', valid: null };
    input.addEventListener('blur', () =>
      Object.assign(model, {
        number: input.value ? iti.getNumber() : '',
        valid: input.value ? iti.isValidNumber() : null,
      }),
    );
    return { state: () => model, ok: ({ valid }) => valid === true };
  },
});
