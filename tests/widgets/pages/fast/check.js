import '../support/fast.js';
import { showCases } from '../support/cases.js';
import { checkedOf, component, valueOf } from '../support/component-case.js';

showCases({
  checkbox: component('<fast-checkbox id="widget">Subscribe to the newsletter</fast-checkbox>', checkedOf),
  'radio group': {
    undo: false,
    show: component(
      '<fast-radio-group id="widget" name="size"><label slot="label">Size</label><fast-radio value="small">Small</fast-radio><fast-radio value="medium">Medium</fast-radio><fast-radio value="large">Large</fast-radio></fast-radio-group>',
      valueOf,
    ),
  },
  switch: component(
    '<fast-switch id="widget">Gift wrapping<span slot="checked-message">On</span><span slot="unchecked-message">Off</span></fast-switch>',
    checkedOf,
  ),
});
