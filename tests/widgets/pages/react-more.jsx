import { OTPInput } from 'input-otp';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import { NumericFormat, PatternFormat } from 'react-number-format';
import PhoneInput from 'react-phone-number-input';
import 'react-phone-number-input/style.css';
import { controlled } from './support/react-case.jsx';
import { showCases } from './support/cases.js';

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
  'input-otp': controlled(
    '',
    (v, set) => (
      <>
        <label htmlFor="w">One-time code</label>
        <OTPInput
          id="w"
          maxLength={6}
          value={v}
          onChange={set}
          render={({ slots }) => slots.map((slot, i) => <span key={i}>{slot.char ?? '_'}</span>)}
        />
      </>
    ),
    { text: '123456', wantState: '123456' },
  ),
  'day-picker behind a button': controlled(null, (v, set) => <DateButton value={v} onChange={set} />, {
    text: '2026-12-03',
    wantPart: '2026-12-0',
    undo: false,
  }),
  'day-picker inline': controlled(
    null,
    (v, set) => <DayPicker mode="single" selected={v} onSelect={(d) => set(d ?? null)} />,
    {
      text: '2026-12-03',
      wantPart: '2026-12-0',
    },
  ),
  'phone number': controlled(
    '',
    (v, set) => (
      <>
        <label htmlFor="w">Phone</label>
        <PhoneInput id="w" defaultCountry="US" value={v} onChange={(value) => set(value ?? '')} />
      </>
    ),
    {
      text: '+12025550143',
      texts: ['United States', '+12025550143'],
      want: 'United States',
      wantState: '+12025550143',
    },
  ),
  'numeric format': controlled(
    null,
    (v, set) => (
      <label>
        Amount{' '}
        <NumericFormat thousandSeparator prefix="$" value={v ?? ''} onValueChange={(x) => set(x.floatValue ?? null)} />
      </label>
    ),
    { text: '1234', wantState: 1234 },
  ),
  'pattern format': controlled(
    '',
    (v, set) => (
      <label>
        Phone <PatternFormat format="(###) ###-####" mask="_" value={v} onValueChange={(x) => set(x.value)} />
      </label>
    ),
    { text: '2025550143', wantState: '2025550143' },
  ),
});
