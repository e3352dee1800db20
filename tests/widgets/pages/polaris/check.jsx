import { Checkbox, ChoiceList, DatePicker, OptionList, RadioButton } from '@shopify/polaris';
import { useState } from 'react';
import { polaris } from '../support/polaris.jsx';
import { showCases } from '../support/cases.js';

const sizes = ['Small', 'Medium', 'Large'].map((label) => ({ label, value: label }));

function Days({ value, set, allowRange }) {
  const [at, setAt] = useState({ month: 5, year: 2026 });
  return (
    <div role="group" aria-label={allowRange ? 'Travel dates' : 'Check-in date'}>
      <DatePicker
        {...at}
        selected={value}
        onChange={set}
        onMonthChange={(month, year) => setAt({ month, year })}
        allowRange={allowRange}
      />
    </div>
  );
}

showCases({
  checkbox: polaris(false, (v, set) => <Checkbox label="I accept the terms" checked={v} onChange={set} />),
  'choice list': {
    undo: false,
    show: polaris([], (v, set) => <ChoiceList title="Size" choices={sizes} selected={v} onChange={set} />),
  },
  'choice list of several': polaris([], (v, set) => (
    <ChoiceList allowMultiple title="Sizes" choices={sizes} selected={v} onChange={set} />
  )),
  'option list': polaris([], (v, set) => <OptionList title="Size" options={sizes} selected={v} onChange={set} />),
  radio: {
    undo: false,
    show: polaris('', (v, set) => (
      <fieldset>
        <legend>Size</legend>
        {sizes.map(({ label }) => (
          <RadioButton key={label} label={label} name="size" checked={v === label} onChange={() => set(label)} />
        ))}
      </fieldset>
    )),
  },
  'date picker': { undo: false, show: polaris(undefined, (v, set) => <Days value={v} set={set} />) },
  'date picker of a range': {
    undo: false,
    show: polaris(undefined, (v, set) => <Days value={v} set={set} allowRange />),
  },
});
