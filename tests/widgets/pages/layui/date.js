import { laydate, item } from '../support/layui.js';
import { showCases } from '../support/cases.js';

const date = (label, placeholder, settings) => (root) => {
  let state = '';
  const elem = item(root, label, `<input type="text" class="layui-input" id="widget" placeholder="${placeholder}">`);
  laydate.render({ elem, lang: 'en', done: (value) => (state = value), ...settings });
  return { state: () => state };
};

showCases({
  date: date('Check-in date', 'yyyy-MM-dd', {}),
  'date range': date('Travel dates', ' - ', { range: true }),
  time: date('Arrival time', 'HH:mm:ss', { type: 'time' }),
  'date and time': date('Appointment', 'yyyy-MM-dd HH:mm:ss', { type: 'datetime' }),
  month: date('Month', 'yyyy-MM', { type: 'month' }),
});
