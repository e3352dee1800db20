import { DateInput, DatePicker, DateRangePicker, LangCodes, LocaleContext } from '@skbkontur/react-ui';
import { showCases } from '../support/cases.js';
import { captioned, kontur } from '../support/kontur.jsx';

const english = (inner) => (
  <LocaleContext.Provider value={{ langCode: LangCodes.en_GB }}>{inner}</LocaleContext.Provider>
);

showCases({
  date: captioned('', 'Check-in date', (v, set) => <DatePicker value={v} onValueChange={set} />),
  'date in a label': kontur('', 'Date of birth', (v, set) => <DatePicker value={v} onValueChange={set} />),
  'date in English': captioned('', 'Check-in date', (v, set) => english(<DatePicker value={v} onValueChange={set} />)),
  'date bounded': captioned('', 'Delivery date', (v, set) => (
    <DatePicker value={v} minDate="01.12.2026" maxDate="31.12.2028" onValueChange={set} />
  )),
  'date input': captioned('', 'Check-in date', (v, set) => <DateInput value={v} onValueChange={set} />),
  'date range': captioned(['', ''], 'Travel dates', (v, set) => (
    <DateRangePicker>
      <DateRangePicker.Start value={v[0]} onValueChange={(start) => set((old) => [start, old[1]])} />
      <DateRangePicker.Separator />
      <DateRangePicker.End value={v[1]} onValueChange={(end) => set((old) => [old[0], end])} />
    </DateRangePicker>
  )),
});
