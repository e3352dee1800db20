import '../support/jquery-global.js';
import noUiSlider from 'nouislider';
import 'nouislider/dist/nouislider.css';
import { showCases, form } from '../support/cases.js';

showCases({
  nouislider: {
    ci: true,
    show: (root) => {
      const e = form(root, 'Volume', '<div id="widget"></div>');
      const s = noUiSlider.create(e, { start: 30, step: 1, range: { min: 0, max: 100 } });
      return { state: () => s.get(true), text: '70', wantState: 70 };
    },
  },
  tooltips: {
    ci: true,
    show: (root) => {
      root.innerHTML =
        '<form><label id="l">Price</label><div id="s" aria-labelledby="l" style="margin:60px 20px;width:300px"></div><button>Send</button></form>';
      const s = noUiSlider.create(root.querySelector('#s'), {
        start: [20, 80],
        connect: true,
        tooltips: true,
        range: { min: 0, max: 100 },
        handleAttributes: [{ 'aria-label': 'Lowest price' }, { 'aria-label': 'Highest price' }],
      });
      return { state: () => s.get(true) };
    },
  },
});
