import { page, value } from '../support/material-web.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: { ci: true, show: page('<md-slider id="widget" aria-label="Volume" value="20"></md-slider>', value) },
  'range slider': {
    ci: true,
    show: page('<md-slider id="widget" range value-start="20" value-end="60"></md-slider>', (host) => [
      host.valueStart,
      host.valueEnd,
    ]),
  },
});
