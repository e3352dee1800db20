import { item } from '../support/antd-variants.jsx';
import { DatePicker, TimePicker } from 'antd';
import { showCases } from '../support/cases.js';

showCases({
  'date format': item('Check-in date', <DatePicker format="DD/MM/YYYY" />),
  'date and time': item('Appointment', <DatePicker showTime />),
  month: item('Billing month', <DatePicker picker="month" />),
  year: item('Year of construction', <DatePicker picker="year" />),
  quarter: item('Quarter', <DatePicker picker="quarter" />),
  range: item('Travel dates', <DatePicker.RangePicker />),
  'range time': item('Period', <DatePicker.RangePicker showTime format="YYYY-MM-DD HH:mm" />),
  time: item('Arrival time', <TimePicker />),
  'time 12': item('Arrival time', <TimePicker use12Hours format="h:mm a" />),
  'time range': item('Opening hours', <TimePicker.RangePicker />),
});
