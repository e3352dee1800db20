import { C } from '../support/fluentui-react.jsx';
import { DatePicker, TimePicker } from '@fluentui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  date: {
    undo: false,
    show: controlled(null, (v, set) => (
      <C>
        <DatePicker
          label="Check-in date"
          placeholder="Select a date..."
          ariaLabel="Select a date"
          value={v ?? undefined}
          onSelectDate={(d) => set(d ?? null)}
        />
      </C>
    )),
  },
  'date text input': controlled(null, (v, set) => (
    <C>
      <DatePicker label="Start date" allowTextInput value={v ?? undefined} onSelectDate={(d) => set(d ?? null)} />
    </C>
  )),
  time: {
    undo: false,
    show: controlled(null, (v, set) => (
      <C>
        <TimePicker
          label="Appointment time"
          increments={30}
          useHour12
          value={v ?? undefined}
          onChange={(_, t) => set(t ?? null)}
        />
      </C>
    )),
  },
});
