import '@coreui/coreui/dist/css/coreui.min.css';
import { CFormSelect } from '@coreui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

showCases({
  select: controlled('', (v, set) => (
    <CFormSelect
      label="Favourite fruit"
      aria-label="Favourite fruit"
      value={v}
      onChange={(e) => set(e.target.value)}
      options={['', ...fruits].map((one) => ({ label: one || 'Open this select menu', value: one }))}
    />
  )),
});
