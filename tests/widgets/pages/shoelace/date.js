import { sl } from '../support/shoelace-variants.js';
import { showCases } from '../support/cases.js';

showCases({
  'input date': sl('<sl-input name="checkin" type="date" label="Check-in date" placeholder="Date"></sl-input>'),
  'input date time': sl('<sl-input name="appointment" type="datetime-local" label="Appointment"></sl-input>'),
});
