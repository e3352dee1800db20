import Cleave from 'cleave.js/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const labelled = (label, render) => (value, set) => (
  <label>
    {label} {render(value, set)}
  </label>
);

showCases({
  card: controlled(
    '',
    labelled('Card number', (v, set) => (
      <Cleave options={{ creditCard: true }} value={v} onChange={(e) => set(e.target.rawValue)} />
    )),
  ),
  amount: controlled(
    '',
    labelled('Amount', (v, set) => (
      <Cleave
        options={{ numeral: true, numeralThousandsGroupStyle: 'thousand' }}
        value={v}
        onChange={(e) => set(e.target.rawValue)}
      />
    )),
  ),
});
