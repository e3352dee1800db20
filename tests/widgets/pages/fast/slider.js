import '../support/fast.js';
import { showCases } from '../support/cases.js';
import { component } from '../support/component-case.js';

showCases({
  slider: component(
    '<label id="label">Volume</label><fast-slider id="widget" aria-labelledby="label" min="0" max="100" step="1" value="20"><fast-slider-label position="0">0</fast-slider-label><fast-slider-label position="100">100</fast-slider-label></fast-slider>',
    (host) => Number(host.value),
  ),
});
