import { ev } from '../support/lion.js';
import { component } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

showCases({
  checkbox: component('<lion-checkbox id="widget" label="I accept the terms"></lion-checkbox>', (h) => h.checked, ev),
  switch: component('<lion-switch id="widget" label="Gift wrapping"></lion-switch>', (h) => h.checked, ev),
});
