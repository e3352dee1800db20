import { ev } from '../support/igniteui.js';
import { component, valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: component('<igc-slider id="widget" aria-label="Volume"></igc-slider>', valueOf, ev),
  'range slider': component(
    '<igc-range-slider id="widget" thumb-label-lower="Price from" thumb-label-upper="Price to"></igc-range-slider>',
    (h) => [h.lower, h.upper],
    ev,
  ),
});
