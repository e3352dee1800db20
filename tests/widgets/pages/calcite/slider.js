import { calcite } from '../support/calcite.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: calcite('Volume', '<calcite-slider id="widget" min="0" max="100" value="20"></calcite-slider>'),
  'slider range': calcite(
    'Price',
    '<calcite-slider id="widget" min="0" max="100" min-value="20" max-value="60" min-label="Lowest price" max-label="Highest price"></calcite-slider>',
    (host) => [host.minValue, host.maxValue],
  ),
});
