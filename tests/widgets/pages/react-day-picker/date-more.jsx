import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  inline: {
    undo: false,
    show: controlled(null, (v, set) => (
      <div>
        <h3>Delivery date</h3>
        <DayPicker mode="single" selected={v ?? undefined} onSelect={(d) => set(d ?? null)} />
      </div>
    )),
  },
});
