import { DuetDatePicker } from '@duetds/date-picker/custom-element';
import '@duetds/date-picker/dist/duet/themes/default.css';
import { component, valueOf } from '../support/component-case.js';
import { showCases } from '../support/cases.js';

customElements.define('duet-date-picker', DuetDatePicker);

showCases({
  duet: component(
    '<label for="widget-in">Check-in date</label><duet-date-picker id="widget" identifier="widget-in" direction="left"></duet-date-picker>',
    valueOf,
    { events: ['duetChange'] },
  ),
});
