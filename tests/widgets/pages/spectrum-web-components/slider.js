import { sp } from '../support/spectrum-web-components.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: sp('<sp-slider id="widget" label="Volume" min="0" max="100" value="20"></sp-slider>'),
  'slider two handles': sp(
    '<sp-slider id="widget" label="Price" min="0" max="100"><sp-slider-handle slot="handle" name="min" label="Minimum" value="20" max="next"></sp-slider-handle><sp-slider-handle slot="handle" name="max" label="Maximum" value="60" min="previous"></sp-slider-handle></sp-slider>',
    (host) => [...host.querySelectorAll('sp-slider-handle')].map((handle) => handle.value),
  ),
});
