import { bound } from '../support/polymer.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: bound(
    '<div id="label">Volume</div><paper-slider id="widget" aria-labelledby="label" min="0" max="100" value="20" pin></paper-slider>',
    'value',
  ),
  'slider editable': bound(
    '<div id="label">Volume</div><paper-slider id="widget" aria-labelledby="label" min="0" max="100" value="20" editable></paper-slider>',
    'value',
  ),
});
