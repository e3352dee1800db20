import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

function DateButton({ value, onChange }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <label id="l">Date</label>
      <button
        type="button"
        aria-labelledby="l"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {value ? value.toDateString() : 'Pick a date'}
      </button>
      {isOpen && (
        <div role="dialog">
          <DayPicker
            mode="single"
            selected={value}
            onSelect={(day) => {
              onChange(day ?? null);
              setOpen(false);
            }}
          />
        </div>
      )}
    </div>
  );
}

showCases({
  'behind a button': {
    ci: true,
    undo: false,
    show: controlled(null, (v, set) => <DateButton value={v} onChange={set} />, {
      text: '2026-12-03',
      wantPart: '2026-12-0',
    }),
  },
  inline: {
    ci: true,
    show: controlled(null, (v, set) => <DayPicker mode="single" selected={v} onSelect={(d) => set(d ?? null)} />, {
      text: '2026-12-03',
      wantPart: '2026-12-0',
    }),
  },
  'day picker': {
    ci: true,
    undo: false,
    show: controlled(null, (v, set) => (
      <div>
        <label>Date of birth</label>
        <DayPicker mode="single" selected={v ?? undefined} onSelect={(d) => set(d ?? null)} />
      </div>
    )),
  },
});
