import '../support/jquery-global.js';
import { Slider as ArkSlider } from '@ark-ui/react/slider';
import { Slider as BaseSlider } from '@base-ui/react/slider';
import $ from 'jquery';
import noUiSlider from 'nouislider';
import 'nouislider/dist/nouislider.css';
import 'ion-rangeslider/js/ion.rangeSlider.js';
import 'ion-rangeslider/css/ion.rangeSlider.css';
import BootstrapSlider from 'bootstrap-slider';
import 'bootstrap-slider/dist/css/bootstrap-slider.css';
import { Slider as PrimeSlider } from 'primereact/slider';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import RcSlider from 'rc-slider';
import 'rc-slider/assets/index.css';
import { Range } from 'react-range';
import ReactSlider from 'react-slider';
import { controlled } from '../support/react-case.jsx';
import { form, showCases } from '../support/cases.js';

const thumb = { width: 20, height: 20, background: 'gray' };
const track = { width: 300, height: 20, position: 'relative' };

/** A slider drawn by the page: no roles, moved by the mouse. `types` are the events it listens to. */
function drawn(types, markup, settings = {}) {
  return (root) => {
    const { min = 0, max = 100, byTrack = true } = settings;
    root.innerHTML = `<style>.slider{position:relative;width:300px;height:20px;background:#ddd}.slider-fill{position:absolute;height:20px;background:teal}.slider-handle{position:absolute;width:20px;height:20px;margin-left:-10px;background:navy}</style><form><label>Price limit</label>${markup}<output></output></form>`;
    const slider = root.querySelector('.slider');
    const handle = root.querySelector('.slider-handle');
    const fill = root.querySelector('.slider-fill');
    let value = min;
    const show = () => {
      const share = (value - min) / (max - min);
      handle.style.left = `${share * 100}%`;
      if (handle.hasAttribute('role')) handle.setAttribute('aria-valuenow', String(value));
      if (fill) fill.style.width = `${share * 100}%`;
      root.querySelector('output').textContent = String(value);
    };
    const move = (event) => {
      const { left, width } = slider.getBoundingClientRect();
      const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
      value = Math.round(min + share * (max - min));
      show();
    };
    const [down, moves, up] = types;
    (byTrack ? slider : handle).addEventListener(down, (event) => {
      if (byTrack) move(event);
      document.addEventListener(moves, move);
      document.addEventListener(up, () => document.removeEventListener(moves, move), { once: true });
    });
    show();
    return { state: () => value };
  };
}

const bare = '<div class="slider"><div class="slider-fill"></div><div class="slider-handle"></div></div>';
const mouse = ['mousedown', 'mousemove', 'mouseup'];
const pointer = ['pointerdown', 'pointermove', 'pointerup'];
const nouis = (options) => (root) => {
  root.innerHTML = '<form><label>Price</label><div id="widget" style="width:300px;margin:20px"></div></form>';
  const element = root.querySelector('#widget');
  const widget = noUiSlider.create(element, options);
  return { state: () => widget.get(true) };
};
showCases({
  nouislider: nouis({ start: 20, range: { min: 0, max: 100 } }),
  'nouislider range': nouis({ start: [20, 80], connect: true, range: { min: 0, max: 100 } }),
  'nouislider steps': nouis({ start: [100], step: 50, range: { min: 0, max: 1000 } }),
  'nouislider by mouse': nouis({ start: 20, keyboardSupport: false, range: { min: 0, max: 100 } }),
  'nouislider large': nouis({ start: [200000], step: 1000, range: { min: 0, max: 1000000 } }),
  'nouislider vertical': nouis({ start: 20, orientation: 'vertical', direction: 'rtl', range: { min: 0, max: 100 } }),
  'ion one': (root) => {
    const input = form(root, 'Volume', '<input id="widget" type="text">');
    $(input).ionRangeSlider({ min: 0, max: 100, from: 20 });
    return { state: () => Number(input.value) };
  },
  'ion range': (root) => {
    const input = form(root, 'Price', '<input id="widget" type="text">');
    $(input).ionRangeSlider({ type: 'double', min: 0, max: 1000, from: 200, to: 500, grid: true, prefix: '$' });
    return { state: () => input.value };
  },
  'bootstrap range': (root) => {
    const input = form(root, 'Price', '<input id="widget" type="text">');
    const widget = new BootstrapSlider(input, { min: 0, max: 1000, value: [250, 450] });
    return { state: () => widget.getValue() };
  },
  'bootstrap one': (root) => {
    const input = form(root, 'Age', '<input id="widget" type="text">');
    const widget = new BootstrapSlider(input, { min: 18, max: 99, value: 30, tooltip: 'always' });
    return { state: () => widget.getValue() };
  },
  'rc range': controlled([20, 40], (v, set) => (
    <RcSlider range value={v} onChange={set} allowCross={false} pushable={5} />
  )),
  'rc vertical': controlled(20, (v, set) => (
    <div style={{ height: 200 }}>
      <RcSlider vertical value={v} onChange={set} />
    </div>
  )),
  'rc marks': controlled(26, (v, set) => (
    <RcSlider marks={{ 0: '0°C', 26: '26°C', 37: '37°C', 100: '100°C' }} step={null} value={v} onChange={set} />
  )),
  'react-slider range': controlled([10, 90], (v, set) => (
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
  'react-range two': controlled([20, 60], (v, set) => (
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
  'ark slider': controlled([30], (v, set) => (
    <ArkSlider.Root value={v} onValueChange={(details) => set(details.value)}>
      <ArkSlider.Label>Volume</ArkSlider.Label>
      <ArkSlider.Control style={{ width: 300, height: 20 }}>
        <ArkSlider.Track style={{ width: 300, height: 6, background: '#ccc' }}>
          <ArkSlider.Range />
        </ArkSlider.Track>
        <ArkSlider.Thumb index={0} style={thumb}>
          <ArkSlider.HiddenInput />
        </ArkSlider.Thumb>
      </ArkSlider.Control>
    </ArkSlider.Root>
  )),
  'base-ui slider': controlled(25, (v, set) => (
    <BaseSlider.Root value={v} onValueChange={set}>
      <BaseSlider.Control style={{ width: 300, height: 20 }}>
        <BaseSlider.Track style={{ width: 300, height: 6, background: '#ccc' }}>
          <BaseSlider.Indicator />
          <BaseSlider.Thumb aria-label="Volume" style={thumb} />
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  )),
  'base-ui range': controlled([25, 45], (v, set) => (
    <BaseSlider.Root value={v} onValueChange={set}>
      <BaseSlider.Control style={{ width: 300, height: 20 }}>
        <BaseSlider.Track style={{ width: 300, height: 6, background: '#ccc' }}>
          <BaseSlider.Indicator />
          <BaseSlider.Thumb index={0} aria-label="Lowest price" style={thumb} />
          <BaseSlider.Thumb index={1} aria-label="Highest price" style={thumb} />
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  )),
  'primereact slider': controlled(20, (v, set) => (
    <PrimeSlider value={v} onChange={(e) => set(e.value)} style={{ width: 300 }} />
  )),
  'primereact range': controlled([20, 80], (v, set) => (
    <PrimeSlider value={v} onChange={(e) => set(e.value)} range style={{ width: 300 }} />
  )),
  'drawn, mouse on track': drawn(mouse, bare),
  'drawn, pointer on track': drawn(pointer, bare),
  'drawn, mouse on handle': drawn(mouse, bare, { byTrack: false }),
  'drawn, pointer on handle': drawn(pointer, bare, { byTrack: false, max: 500 }),
  'role without keys': drawn(
    pointer,
    '<div class="slider"><div class="slider-handle" role="slider" tabindex="0" aria-label="Volume" aria-valuemin="0" aria-valuemax="100" aria-valuenow="0"></div></div>',
  ),
});
