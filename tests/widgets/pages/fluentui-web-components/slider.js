import '../support/fluentui-web-components.js';
import { component, valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  slider: component(
    '<label for="widget">Volume</label><fluent-slider id="widget" min="0" max="100" step="10" value="20"></fluent-slider>',
    valueOf,
  ),
});
