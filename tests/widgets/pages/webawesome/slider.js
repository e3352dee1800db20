import { wa } from '../support/webawesome.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: wa('<wa-slider id="widget" label="Volume" value="20"></wa-slider>'),
  'slider range': wa(
    '<wa-slider id="widget" label="Price" range min-value="20" max-value="60"></wa-slider>',
    (host) => [host.minValue, host.maxValue],
  ),
});
