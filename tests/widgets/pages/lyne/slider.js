import '../support/lyne.js';
import { showCases } from '../support/cases.js';
import { component } from '../support/component-case.js';

showCases({
  slider: component(
    '<label id="label" for="widget">Volume</label><sbb-slider id="widget" aria-label="Volume" min="0" max="100" value="20"></sbb-slider>',
    (host) => Number(host.value),
  ),
});
