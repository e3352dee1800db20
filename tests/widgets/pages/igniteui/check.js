import { ev } from '../support/igniteui.js';
import { component, valueOf, checkedOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: component('<igc-checkbox id="widget">I accept the terms</igc-checkbox>', checkedOf, ev),
  switch: component('<igc-switch id="widget">Gift wrapping</igc-switch>', checkedOf, ev),
  radio: {
    undo: false,
    show: component(
      '<label>Size</label><igc-radio-group id="widget" name="s"><igc-radio name="s" value="Small">Small</igc-radio><igc-radio name="s" value="Large">Large</igc-radio></igc-radio-group>',
      (h) => h.value,
      ev,
    ),
  },
  rating: component('<igc-rating id="widget" label="Rating"></igc-rating>', valueOf, ev),
});
