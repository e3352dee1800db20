import '../support/jquery-global.js';
import noUiSlider from 'nouislider';
import 'nouislider/dist/nouislider.css';
import { showCases } from '../support/cases.js';

const nouis = (options) => (root) => {
  root.innerHTML = '<form><label>Price</label><div id="widget" style="width:300px;margin:20px"></div></form>';
  const element = root.querySelector('#widget');
  const widget = noUiSlider.create(element, options);
  return { state: () => widget.get(true) };
};

showCases({
  nouislider: nouis({ start: 20, range: { min: 0, max: 100 } }),
  range: nouis({ start: [20, 80], connect: true, range: { min: 0, max: 100 } }),
  steps: nouis({ start: [100], step: 50, range: { min: 0, max: 1000 } }),
  'by mouse': nouis({ start: 20, keyboardSupport: false, range: { min: 0, max: 100 } }),
  large: nouis({ start: [200000], step: 1000, range: { min: 0, max: 1000000 } }),
  vertical: nouis({ start: 20, orientation: 'vertical', direction: 'rtl', range: { min: 0, max: 100 } }),
});
