import { Calendar, DatePicker, DateRangePicker, DateTimePicker, TimePicker } from '@syncfusion/ej2-calendars';
import { ej2 } from '../support/syncfusion.js';
import { showCases } from '../support/cases.js';

const width = { width: '300px' };

showCases({
  'date picker': ej2('Check-in date', DatePicker, width),
  'date picker masked': ej2('Birth date', DatePicker, { ...width, format: 'dd/MM/yyyy', placeholder: 'dd/MM/yyyy' }),
  'time picker': ej2('Arrival time', TimePicker, width),
  'date time picker': ej2('Appointment', DateTimePicker, width),
  'date range picker': ej2('Travel dates', DateRangePicker, width),
  calendar: { undo: false, show: ej2('Check-in date', Calendar, {}, '<div id="widget"></div>') },
});
