import { item } from '../support/umbraco-ui.js';
import { showCases } from '../support/cases.js';
import { component, valueOf } from '../support/component-case.js';

showCases({
  'colour picker': component(
    item('Brand colour', '<uui-color-picker id="widget" label="Brand colour" format="hex"></uui-color-picker>'),
    valueOf,
  ),
  'colour swatches': {
    undo: false,
    show: component(
      item(
        'Colour',
        '<uui-color-swatches id="widget" label="Colour"><uui-color-swatch label="Red" value="#d0021b"></uui-color-swatch><uui-color-swatch label="Green" value="#417505"></uui-color-swatch><uui-color-swatch label="Blue" value="#4a90e2"></uui-color-swatch></uui-color-swatches>',
      ),
      valueOf,
    ),
  },
});
