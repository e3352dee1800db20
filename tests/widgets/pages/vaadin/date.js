import { page, value } from '../support/vaadin.js';
import { showCases } from '../support/cases.js';
import '@vaadin/date-picker';
import { component, valueOf } from '../support/component-case.js';

showCases({
  'date picker': page('<vaadin-date-picker id="widget" label="Date"></vaadin-date-picker>', value),
  'birth date': component('<vaadin-date-picker id="widget" label="Date of birth"></vaadin-date-picker>', valueOf, {
    events: ['value-changed'],
  }),
});
