import Calendar from 'devextreme/ui/calendar';
import DateBox from 'devextreme/ui/date_box';
import DateRangeBox from 'devextreme/ui/date_range_box';
import { dx } from '../support/devextreme.js';
import { showCases } from '../support/cases.js';

showCases({
  'date box': dx('Check-in date', DateBox, { type: 'date' }),
  'date box mask': dx('Check-in date', DateBox, { type: 'date', useMaskBehavior: true }),
  'date box rollers': {
    undo: false,
    show: dx('Check-in date', DateBox, { type: 'date', pickerType: 'rollers' }),
  },
  'time box': dx('Arrival time', DateBox, { type: 'time' }),
  'date and time box': dx('Appointment', DateBox, { type: 'datetime' }),
  'date range box': dx('Travel dates', DateRangeBox),
  calendar: { undo: false, show: dx('Check-in date', Calendar) },
});
