import { inTextfield, taiga } from '../support/taiga-ui.js';
import { TuiDay, TuiMonth } from '@taiga-ui/cdk';
import { tuiCreateTimePeriods } from '@taiga-ui/kit';
import { showCases } from '../support/cases.js';

const calendar = '<tui-calendar *tuiDropdown />';
const times = { more: { times: tuiCreateTimePeriods() } };

showCases({
  date: taiga(null, inTextfield('Check-in date', `<input tuiInputDate [formControl]="field">${calendar}`)),
  'date with limits': taiga(
    null,
    inTextfield('Check-in date', `<input tuiInputDate [min]="min" [max]="max" [formControl]="field">${calendar}`),
    { more: { min: new TuiDay(2026, 9, 1), max: new TuiDay(2027, 11, 31) } },
  ),
  'date of birth': taiga(
    null,
    inTextfield('Date of birth', `<input tuiInputDate [max]="max" [formControl]="field">${calendar}`),
    { more: { max: new TuiDay(2026, 10, 1) } },
  ),
  'date range': taiga(
    null,
    inTextfield(
      'Dates of your stay',
      '<input tuiInputDateRange [formControl]="field"><tui-calendar-range *tuiDropdown />',
    ),
  ),
  'date and time': taiga(null, inTextfield('Appointment', `<input tuiInputDateTime [formControl]="field">${calendar}`)),
  time: taiga(null, inTextfield('Arrival time', '<input tuiInputTime [formControl]="field">')),
  'time from a list': taiga(
    null,
    inTextfield(
      'Arrival time',
      '<input tuiInputTime [formControl]="field"><tui-data-list-wrapper *tuiDropdown [items]="times" />',
      'tuiChevron',
    ),
    times,
  ),
  month: taiga(
    null,
    inTextfield('Month of your trip', '<input tuiInputMonth [formControl]="field"><tui-calendar-month *tuiDropdown />'),
  ),
  'month chosen before': taiga(
    new TuiMonth(2026, 4),
    inTextfield('Month of your trip', '<input tuiInputMonth [formControl]="field"><tui-calendar-month *tuiDropdown />'),
  ),
});
