import { Range } from 'react-range';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const thumb = { width: 20, height: 20, background: 'gray' };

const track = { width: 300, height: 20, position: 'relative' };

showCases({
  'react-range': controlled([20], (v, set) => (
    <Range
      values={v}
      onChange={set}
      min={0}
      max={100}
      label="Volume"
      renderTrack={({ props, children }) => (
        <div {...props} style={{ ...props.style, ...track }}>
          {children}
        </div>
      )}
      renderThumb={({ props: { key, ...props } }) => <div key={key} {...props} style={{ ...props.style, ...thumb }} />}
    />
  )),
  two: controlled([20, 60], (v, set) => (
    <Range
      values={v}
      onChange={set}
      min={0}
      max={100}
      step={5}
      renderTrack={({ props, children }) => (
        <div {...props} style={{ ...props.style, ...track }}>
          {children}
        </div>
      )}
      renderThumb={({ props: { key, ...props } }) => <div key={key} {...props} style={{ ...props.style, ...thumb }} />}
    />
  )),
});
