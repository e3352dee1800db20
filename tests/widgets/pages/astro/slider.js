import { astro } from '../support/astro.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: astro('<rux-slider id="widget" label="Volume" min="0" max="100" value="20"></rux-slider>'),
});
