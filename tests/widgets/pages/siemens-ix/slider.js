import { ix } from '../support/siemens-ix.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: ix(
    '<ix-slider id="widget" label="Volume" min="0" max="100" value="20"></ix-slider>',
    (host, event) => event?.detail ?? host.value,
  ),
});
