import './support/jquery-global.js';
import $ from 'jquery';
import BootstrapSlider from 'bootstrap-slider';
import 'bootstrap-slider/dist/css/bootstrap-slider.css';
import 'ion-rangeslider/js/ion.rangeSlider.js';
import 'ion-rangeslider/css/ion.rangeSlider.css';
import RcSlider from 'rc-slider';
import 'rc-slider/assets/index.css';
import { Range } from 'react-range';
import ReactSlider from 'react-slider';
import { controlled } from './support/react-case.jsx';
import { form, showCases } from './support/cases.js';

const thumb = { width: 20, height: 20, background: 'gray' };
const track = { width: 300, height: 20, position: 'relative' };
showCases({
  'rc-slider': controlled(20, (v, set) => <RcSlider value={v} onChange={set} ariaLabelForHandle="Volume" />),
  'rc-slider range': controlled([20, 40], (v, set) => <RcSlider range value={v} onChange={set} />),
  'react-slider': controlled(20, (v, set) => (
    <div style={{ width: 300, height: 20 }}>
      <ReactSlider
        value={v}
        onChange={set}
        ariaLabel="Volume"
        renderThumb={({ key, ...props }) => (
          <div key={key} {...props} style={{ ...props.style, width: 20, height: 20 }} />
        )}
      />
    </div>
  )),
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
  'bootstrap-slider': (root) => {
    const input = form(root, 'Volume', '<input id="widget" type="text">');
    const widget = new BootstrapSlider(input, { min: 0, max: 100, value: 20 });
    return { state: () => widget.getValue() };
  },
  'ion.rangeSlider': (root) => {
    const input = form(root, 'Volume', '<input id="widget" type="text">');
    $(input).ionRangeSlider({ min: 0, max: 100, from: 20 });
    return { state: () => $(input).data('ionRangeSlider').result.from };
  },
});
