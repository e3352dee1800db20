import '../support/jquery-global.js';
import ReactSlider from 'react-slider';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'react-slider': {
    show: controlled(20, (v, set) => (
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
  },
  range: {
    show: controlled([10, 90], (v, set) => (
      <div style={{ width: 300, height: 30 }}>
        <style>
          {
            '.horizontal-slider{width:100%;height:25px;position:relative}.example-thumb{width:25px;height:25px;background:navy;cursor:pointer}.example-track{top:10px;height:5px;background:#ccc}'
          }
        </style>
        <ReactSlider
          className="horizontal-slider"
          thumbClassName="example-thumb"
          trackClassName="example-track"
          value={v}
          onChange={set}
          ariaLabel={['Lowest price', 'Highest price']}
          renderThumb={({ key, ...props }, state) => (
            <div key={key} {...props}>
              {state.valueNow}
            </div>
          )}
        />
      </div>
    )),
  },
});
