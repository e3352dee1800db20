import { item } from '../support/umbraco-ui.js';
import { showCases } from '../support/cases.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';

showCases({
  checkbox: component('<uui-checkbox id="widget" label="Subscribe to the newsletter"></uui-checkbox>', checkedOf),
  toggle: component('<uui-toggle id="widget" label="Gift wrapping"></uui-toggle>', checkedOf),
  'radio group': {
    undo: false,
    show: component(
      item(
        'Size',
        '<uui-radio-group id="widget" name="size"><uui-radio value="small" label="Small"></uui-radio><uui-radio value="medium" label="Medium"></uui-radio><uui-radio value="large" label="Large"></uui-radio></uui-radio-group>',
      ),
      valueOf,
    ),
  },
});
