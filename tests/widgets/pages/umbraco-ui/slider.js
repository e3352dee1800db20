import { item } from '../support/umbraco-ui.js';
import { showCases } from '../support/cases.js';
import { component, valueOf } from '../support/component-case.js';

showCases({
  slider: component(
    item('Volume', '<uui-slider id="widget" label="Volume" min="0" max="100" step="1" value="20"></uui-slider>'),
    valueOf,
  ),
  'range slider': component(
    item(
      'Price range',
      '<uui-range-slider id="widget" label="Price range" min="0" max="100" step="1" value="10,90"></uui-range-slider>',
    ),
    valueOf,
  ),
});
