import { kolibri } from '../support/kolibri.js';
import { showCases } from '../support/cases.js';

showCases({
  date: kolibri('<kol-input-date id="widget" _label="Check-in date"></kol-input-date>'),
  time: kolibri('<kol-input-date id="widget" _label="Arrival time" _type="time"></kol-input-date>'),
  range: kolibri(
    '<kol-input-range id="widget" _label="Volume" _min="0" _max="100" _value="20"></kol-input-range>',
    '20',
  ),
  colour: kolibri('<kol-input-color id="widget" _label="Background colour"></kol-input-color>', '#000000'),
});
