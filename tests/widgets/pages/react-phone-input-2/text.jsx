import PhoneInput2Module from 'react-phone-input-2';
import 'react-phone-input-2/lib/style.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

/** A CommonJS module in ES clothes. */
const PhoneInput2 = PhoneInput2Module.default ?? PhoneInput2Module;

const labelled = (inner) => (
  <div>
    <label htmlFor="w">Phone</label>
    {inner}
  </div>
);

showCases({
  'phone-input-2': controlled('1', (v, set) =>
    labelled(<PhoneInput2 country="us" value={v} onChange={set} inputProps={{ id: 'w' }} />),
  ),
  search: controlled('49', (v, set) =>
    labelled(<PhoneInput2 country="de" enableSearch value={v} onChange={set} inputProps={{ id: 'w' }} />),
  ),
  fixed: controlled('1', (v, set) =>
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
});
