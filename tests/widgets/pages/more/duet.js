import { DuetDatePicker } from '@duetds/date-picker/custom-element';
import '@duetds/date-picker/dist/duet/themes/default.css';
customElements.define('duet-date-picker', DuetDatePicker);
import { component, valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';
showCases({
  duet: component(
    '<label for="widget-in">Check-in date</label><duet-date-picker id="widget" identifier="widget-in" direction="left"></duet-date-picker>',
    valueOf,
    { events: ['duetChange'] },
  ),
});
