import '@coreui/coreui/dist/css/coreui.min.css';
import {
  CFormInput,
  CFormTextarea,
  CFormSelect,
  CFormCheck,
  CFormSwitch,
  CFormRange,
  CFormFloating,
  CFormLabel,
  CInputGroup,
  CInputGroupText,
  CButtonGroup,
} from '@coreui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

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
  select: controlled('', (v, set) => (
    <CFormSelect
      label="Favourite fruit"
      aria-label="Favourite fruit"
      value={v}
      onChange={(e) => set(e.target.value)}
      options={['', ...fruits].map((one) => ({ label: one || 'Open this select menu', value: one }))}
    />
  )),
  check: controlled(false, (v, set) => (
    <CFormCheck id="c" label="I accept the terms and conditions" checked={v} onChange={(e) => set(e.target.checked)} />
  )),
  switch: controlled(false, (v, set) => (
    <CFormSwitch id="s" label="Send me the newsletter" checked={v} onChange={(e) => set(e.target.checked)} />
  )),
  radios: controlled(
    '',
    (v, set) => (
      <fieldset>
        <legend>Favourite fruit</legend>
        {fruits.slice(0, 4).map((one) => (
          <CFormCheck
            key={one}
            type="radio"
            name="fruit"
            id={`f-${one}`}
            label={one}
            checked={v === one}
            onChange={() => set(one)}
          />
        ))}
      </fieldset>
    ),
    { undo: false },
  ),
  buttons: controlled(
    '',
    (v, set) => (
      <div>
        <p id="size-label">T-shirt size</p>
        <CButtonGroup role="group" aria-labelledby="size-label">
          {['Small', 'Medium', 'Large'].map((one) => (
            <CFormCheck
              key={one}
              type="radio"
              button={{ color: 'primary', variant: 'outline' }}
              name="size"
              id={`s-${one}`}
              autoComplete="off"
              label={one}
              checked={v === one}
              onChange={() => set(one)}
            />
          ))}
        </CButtonGroup>
      </div>
    ),
    { undo: false },
  ),
  range: controlled(20, (v, set) => (
    <CFormRange id="r" label="Volume" min={0} max={100} value={v} onChange={(e) => set(Number(e.target.value))} />
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
