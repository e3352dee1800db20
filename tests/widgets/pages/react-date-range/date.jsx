import { addDays } from 'date-fns';
import { DateRange, Calendar as RdrCalendar } from 'react-date-range';
import 'react-date-range/dist/styles.css';
import 'react-date-range/dist/theme/default.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'react-date-range': {
    undo: false,
    show: controlled(
      [{ startDate: new Date(2026, 10, 21), endDate: addDays(new Date(2026, 10, 21), 1), key: 'selection' }],
      (v, set) => (
        <div>
          <h3>Travel dates</h3>
          <DateRange ranges={v} onChange={({ selection }) => set([selection])} />
        </div>
      ),
    ),
  },
  calendar: {
    undo: false,
    show: controlled(null, (v, set) => (
      <div>
        <h3>Delivery date</h3>
        <RdrCalendar date={v ?? undefined} onChange={set} />
      </div>
    )),
  },
});
