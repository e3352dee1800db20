import { F } from '../support/semi.jsx';
import { DatePicker, TimePicker } from '@douyinfe/semi-ui';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'date picker': controlled(null, (v, set) => (
    <F label="Check-in date">
      <DatePicker value={v} onChange={(d, s) => set(s || null)} />
    </F>
  )),
  'date range': {
    undo: false,
    show: controlled([], (v, set) => (
      <F label="Travel dates">
        <DatePicker type="dateRange" value={v} onChange={(d, s) => set(s)} style={{ width: 260 }} />
      </F>
    )),
  },
  'time picker': controlled(null, (v, set) => (
    <F label="Start time">
      <TimePicker value={v} onChange={(d, s) => set(s || null)} />
    </F>
  )),
});
