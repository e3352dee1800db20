import 'mdui/mdui.css';
import 'mdui';
import { showCases } from '../support/cases.js';
import { component, valueOf } from '../support/component-case.js';

showCases({
  slider: component(
    '<label for="widget">Volume</label> <mdui-slider id="widget" min="0" max="100" value="20"></mdui-slider>',
    valueOf,
  ),
  'range slider': component(
    '<label for="widget">Price range</label> <mdui-range-slider id="widget" min="0" max="100"></mdui-range-slider>',
    valueOf,
    { prepare: (host) => (host.value = [10, 90]) },
  ),
});
