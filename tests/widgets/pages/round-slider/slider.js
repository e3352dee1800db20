import '../support/jquery-global.js';
import $ from 'jquery';
import 'round-slider/dist/roundslider.min.css';
import 'round-slider';
import { showCases } from '../support/cases.js';

showCases({
  'round-slider': (root) => {
    root.innerHTML = '<form><label>Volume</label><div id="widget"></div></form>';
    let state = 20;
    $(root.querySelector('#widget')).roundSlider({
      radius: 80,
      sliderType: 'min-range',
      value: 20,
      change: ({ value }) => (state = value),
    });
    return { state: () => state };
  },
});
