import { item, v } from '../support/arco.js';
import { showCases } from '../support/cases.js';

showCases({
  'date picker': { undo: false, show: v('', item('Check-in date', '<a-date-picker v-model="value" />')) },
  'range picker': v([], item('Travel dates', '<a-range-picker v-model="value" />')),
  'time picker': { undo: false, show: v('', item('Start time', '<a-time-picker v-model="value" />')) },
  'month picker': v('', item('Month', '<a-month-picker v-model="value" />')),
});
