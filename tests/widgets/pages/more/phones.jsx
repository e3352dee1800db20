import intlTelInput from 'intl-tel-input/intlTelInputWithUtils';
import 'intl-tel-input/styles';
import PhoneInput2Module from 'react-phone-input-2';
import 'react-phone-input-2/lib/style.css';
import PhoneInput from 'react-phone-number-input';
import PhoneOnly from 'react-phone-number-input/input';
import 'react-phone-number-input/style.css';
import { VueTelInput } from 'vue-tel-input';
import 'vue-tel-input/vue-tel-input.css';
import { controlled } from '../support/react-case.jsx';
import { bound } from '../support/vue-case.js';
import { form, showCases } from '../support/cases.js';

/** A CommonJS module in ES clothes. */
const PhoneInput2 = PhoneInput2Module.default ?? PhoneInput2Module;

const iti = (options) => (root) => {
  const input = form(root, 'Phone', '<input id="widget" type="tel">');
  const widget = intlTelInput(input, options);
  return { state: () => (widget.isValidNumber() ? widget.getNumber() : '') };
};
const labelled = (inner) => (
  <div>
    <label htmlFor="w">Phone</label>
    {inner}
  </div>
);
/** Models start with the country's code where the widget shows it from the beginning. */
showCases({
  'phone-input-2': controlled('1', (v, set) =>
    labelled(<PhoneInput2 country="us" value={v} onChange={set} inputProps={{ id: 'w' }} />),
  ),
  'phone-input-2 search': controlled('49', (v, set) =>
    labelled(<PhoneInput2 country="de" enableSearch value={v} onChange={set} inputProps={{ id: 'w' }} />),
  ),
  'phone-input-2 fixed': controlled('1', (v, set) =>
    labelled(
      <PhoneInput2
        country="us"
        onlyCountries={['us']}
        countryCodeEditable={false}
        value={v}
        onChange={set}
        inputProps={{ id: 'w' }}
      />,
    ),
  ),
  'phone-number-input': controlled('', (v, set) =>
    labelled(<PhoneInput id="w" defaultCountry="US" value={v} onChange={(value) => set(value ?? '')} />),
  ),
  'phone-number-input international': controlled('+33', (v, set) =>
    labelled(<PhoneInput id="w" international defaultCountry="FR" value={v} onChange={(value) => set(value ?? '')} />),
  ),
  'phone-number-input fixed': controlled('', (v, set) =>
    labelled(
      <PhoneInput
        id="w"
        international
        countryCallingCodeEditable={false}
        defaultCountry="US"
        value={v}
        onChange={(value) => set(value ?? '')}
      />,
    ),
  ),
  'phone-number-input alone': controlled('', (v, set) =>
    labelled(<PhoneOnly id="w" country="US" value={v} onChange={(value) => set(value ?? '')} />),
  ),
  'vue-tel-input': bound('', '<label>Phone</label><vue-tel-input v-model="value"/>', { components: { VueTelInput } }),
  'vue-tel-input international': bound(
    '',
    '<label>Phone</label><vue-tel-input v-model="value" mode="international" default-country="us"/>',
    { components: { VueTelInput } },
  ),
  'intl-tel-input strict': iti({ initialCountry: 'us', strictMode: true }),
  'intl-tel-input separate': iti({ initialCountry: 'us', separateDialCode: true }),
  'intl-tel-input strict separate': iti({ initialCountry: 'us', separateDialCode: true, strictMode: true }),
  'intl-tel-input national': iti({ initialCountry: 'gb', nationalMode: true }),
  'intl-tel-input format': iti({ initialCountry: 'us', formatAsYouType: true, autoPlaceholder: 'aggressive' }),
  'select beside': controlled({ code: '+1', number: '' }, (v, set) => (
    <fieldset>
      <legend>Phone</legend>
      <select aria-label="Country code" value={v.code} onChange={(e) => set({ ...v, code: e.target.value })}>
        <option value="+1">US (+1)</option>
        <option value="+44">UK (+44)</option>
        <option value="+49">DE (+49)</option>
      </select>
      <input
        type="tel"
        aria-label="Phone number"
        value={v.number}
        onChange={(e) => set({ ...v, number: e.target.value })}
      />
    </fieldset>
  )),
});
