import { plain, field } from '../support/uswds.js';
import { showCases } from '../support/cases.js';

showCases({
  range: plain(
    field(
      'Volume',
      '<input id="widget" class="usa-range" type="range" min="0" max="100" step="10" value="20" data-text-unit="percent">',
    ),
  ),
});
