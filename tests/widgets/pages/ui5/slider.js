import '../support/ui5.js';
import { component, valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: component(
    '<ui5-slider id="widget" accessible-name="Volume" min="0" max="100" value="20"></ui5-slider>',
    valueOf,
    {
      events: ['ui5-change'],
    },
  ),
  'range slider': component(
    '<ui5-range-slider id="widget" accessible-name="Price" min="0" max="100" start-value="20" end-value="60"></ui5-range-slider>',
    (host) => [host.startValue, host.endValue],
    { events: ['ui5-change'] },
  ),
});
