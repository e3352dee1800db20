import { surface } from '../support/shadcn.jsx';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import { Popover } from 'radix-ui';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

function ShadcnDate({ value, onChange, label, ...props }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <label htmlFor="date">{label}</label>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <button type="button" id="date" className="w-48 justify-between font-normal">
            {value ? value.toLocaleDateString() : 'Select date'}
            <svg width="12" height="12" />
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content className="w-auto overflow-hidden p-0" align="start">
            <DayPicker
              mode="single"
              selected={value ?? undefined}
              onSelect={(day) => {
                onChange(day ?? null);
                setOpen(false);
              }}
              {...props}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}

const day = (d) =>
  d ? `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, '0')}-${String(d.getDate()).padStart(2, '0')}` : null;

/** shadcn/ui's date of birth picker: a day picker with drop-downs in a popover. */
function BirthDate({ set }) {
  const [open, setOpen] = useState(false);
  const [date, setDate] = useState();
  return (
    <div>
      <label htmlFor="date">Date of birth</label>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <button type="button" id="date">
            {date ? date.toLocaleDateString('en-US') : 'Select date'}
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content style={surface} align="start">
            <DayPicker
              mode="single"
              selected={date}
              captionLayout="dropdown"
              onSelect={(d) => {
                setDate(d);
                set(day(d));
                setOpen(false);
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}

/** shadcn/ui's range picker: two months in a popover that stays open. */
function Stay({ set }) {
  const [range, setRange] = useState();
  const text = (d) => d?.toLocaleDateString('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
  return (
    <div>
      <label htmlFor="stay">Travel dates</label>
      <Popover.Root>
        <Popover.Trigger asChild>
          <button type="button" id="stay">
            {range?.from ? (
              range.to ? (
                `${text(range.from)} - ${text(range.to)}`
              ) : (
                text(range.from)
              )
            ) : (
              <span>Pick a date</span>
            )}
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content style={surface} align="start">
            <DayPicker
              mode="range"
              numberOfMonths={2}
              selected={range}
              onSelect={(r) => {
                setRange(r);
                set({ from: day(r?.from), to: day(r?.to) });
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}

showCases({
  date: {
    undo: false,
    show: controlled(null, (v, set) => <ShadcnDate label="Check-in date" value={v} onChange={set} />),
  },
  'birth date': {
    undo: false,
    show: controlled(null, (v, set) => (
      <ShadcnDate label="Date of birth" captionLayout="dropdown" value={v} onChange={set} />
    )),
  },
  'birth date drop-downs': controlled(null, (v, set) => <BirthDate set={set} />),
  'date range': { undo: false, show: controlled(null, (v, set) => <Stay set={set} />) },
  'date among other fields': {
    undo: false,
    show: controlled({ name: '', day: null, fruit: '' }, (v, set) => (
      <>
        <div>
          <label htmlFor="nm">Full name</label>
          <input id="nm" value={v.name} onChange={(e) => set((n) => ({ ...n, name: e.target.value }))} />
        </div>
        <BirthDate set={(day) => set((n) => ({ ...n, day }))} />
        <div>
          <label htmlFor="fr">Favourite fruit</label>
          <input id="fr" value={v.fruit} onChange={(e) => set((n) => ({ ...n, fruit: e.target.value }))} />
        </div>
      </>
    )),
  },
});
