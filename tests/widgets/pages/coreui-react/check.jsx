import '@coreui/coreui/dist/css/coreui.min.css';
import { CFormCheck, CFormSwitch, CButtonGroup } from '@coreui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

showCases({
  check: controlled(false, (v, set) => (
    <CFormCheck id="c" label="I accept the terms and conditions" checked={v} onChange={(e) => set(e.target.checked)} />
  )),
  switch: controlled(false, (v, set) => (
    <CFormSwitch id="s" label="Gift wrapping" checked={v} onChange={(e) => set(e.target.checked)} />
  )),
  radios: {
    undo: false,
    show: controlled('', (v, set) => (
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
    )),
  },
  buttons: {
    undo: false,
    show: controlled('', (v, set) => (
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
    )),
  },
});
