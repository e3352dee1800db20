import { ChakraProvider, DatePicker, defaultSystem, Portal } from '@chakra-ui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const day = (v) => v.map((d) => d.toString());

function Picker({ label, value, onChange, ...props }) {
  return (
    <ChakraProvider value={defaultSystem}>
      <DatePicker.Root value={value} onValueChange={(e) => onChange({ value: e.value, days: day(e.value) })} {...props}>
        <DatePicker.Label>{label}</DatePicker.Label>
        <DatePicker.Control>
          <DatePicker.Input index={0} />
          {props.selectionMode === 'range' && <DatePicker.Input index={1} />}
          <DatePicker.IndicatorGroup>
            <DatePicker.Trigger>▾</DatePicker.Trigger>
          </DatePicker.IndicatorGroup>
        </DatePicker.Control>
        <Portal>
          <DatePicker.Positioner>
            <DatePicker.Content>
              <DatePicker.View view="day">
                <DatePicker.Header />
                <DatePicker.DayTable />
              </DatePicker.View>
              <DatePicker.View view="month">
                <DatePicker.Header />
                <DatePicker.MonthTable />
              </DatePicker.View>
              <DatePicker.View view="year">
                <DatePicker.Header />
                <DatePicker.YearTable />
              </DatePicker.View>
            </DatePicker.Content>
          </DatePicker.Positioner>
        </Portal>
      </DatePicker.Root>
    </ChakraProvider>
  );
}

showCases({
  date: controlled({ value: [], days: [] }, (v, set) => (
    <Picker label="Check-in date" value={v.value} onChange={set} />
  )),
  range: controlled({ value: [], days: [] }, (v, set) => (
    <Picker label="Stay" selectionMode="range" value={v.value} onChange={set} />
  )),
});
