import '@coreui/coreui/dist/css/coreui.min.css';
import { CFormInput, CFormTextarea, CFormFloating, CFormLabel, CInputGroup, CInputGroupText } from '@coreui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  input: controlled('', (v, set) => (
    <CFormInput
      type="email"
      id="mail"
      label="Email address"
      placeholder="name@example.com"
      value={v}
      onChange={(e) => set(e.target.value)}
    />
  )),
  textarea: controlled('', (v, set) => (
    <CFormTextarea id="msg" label="Comments" rows={3} value={v} onChange={(e) => set(e.target.value)} />
  )),
  floating: controlled('', (v, set) => (
    <CFormFloating>
      <CFormInput id="fl" placeholder="City" value={v} onChange={(e) => set(e.target.value)} />
      <CFormLabel htmlFor="fl">City</CFormLabel>
    </CFormFloating>
  )),
  group: controlled('', (v, set) => (
    <>
      <CFormLabel htmlFor="g">Your website</CFormLabel>
      <CInputGroup>
        <CInputGroupText>https://example.com/users/</CInputGroupText>
        <CFormInput id="g" value={v} onChange={(e) => set(e.target.value)} />
      </CInputGroup>
    </>
  )),
});
