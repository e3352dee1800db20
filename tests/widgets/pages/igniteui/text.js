import { ev } from '../support/igniteui.js';
import { component, valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  input: component('<igc-input id="widget" label="Full name"></igc-input>', valueOf, ev),
  textarea: component('<igc-textarea id="widget" label="Message"></igc-textarea>', valueOf, ev),
  mask: component('<igc-mask-input id="widget" label="Phone" mask="(000) 000-0000"></igc-mask-input>', valueOf, ev),
  number: component('<igc-input id="widget" type="number" label="Quantity" min="1" max="9"></igc-input>', valueOf, ev),
});
