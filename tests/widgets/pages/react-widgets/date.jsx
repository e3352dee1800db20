import { L } from '../support/react-widgets.jsx';
import RWDatePicker from 'react-widgets/DatePicker';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const d = (x) => x && x.toISOString();

showCases({
  date: controlled(null, (v, set) => (
    <L label="Check-in date">
      <RWDatePicker value={v && new Date(v)} onChange={(x) => set(d(x))} />
    </L>
  )),
});
