import { item, v } from '../support/tdesign.js';
import { showCases } from '../support/cases.js';

showCases({
  'date picker': { undo: false, show: v('', item('Check-in date', '<t-date-picker v-model="value" />')) },
  'date range': { undo: false, show: v([], item('Travel dates', '<t-date-range-picker v-model="value" />')) },
  'time picker': { undo: false, show: v('', item('Start time', '<t-time-picker v-model="value" />')) },
});
