import '@coreui/coreui/dist/css/coreui.min.css';
import { CFormRange } from '@coreui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  range: controlled(20, (v, set) => (
    <CFormRange id="r" label="Volume" min={0} max={100} value={v} onChange={(e) => set(Number(e.target.value))} />
  )),
});
