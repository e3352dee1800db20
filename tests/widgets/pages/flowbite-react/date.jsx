import { Datepicker, Label } from 'flowbite-react';
import 'flowbite/dist/flowbite.css';
import '../support/flowbite-react.css';
import { showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

const labelled = (label, initial, render, extra) =>
  controlled(
    initial,
    (value, set) => (
      <>
        <Label htmlFor="field">{label}</Label>
        {render(value, set)}
      </>
    ),
    extra,
  );

showCases({
  datepicker: labelled('Check-in date', null, (value, set) => <Datepicker id="field" value={value} onChange={set} />),
  'datepicker without buttons': {
    undo: false,
    show: labelled('Check-in date', null, (value, set) => (
      <Datepicker
        id="field"
        value={value}
        onChange={set}
        showClearButton={false}
        showTodayButton={false}
        weekStart={1}
      />
    )),
  },
  'datepicker in German': labelled('Anreisedatum', null, (value, set) => (
    <Datepicker
      id="field"
      language="de-DE"
      labelTodayButton="Heute"
      labelClearButton="Löschen"
      value={value}
      onChange={set}
    />
  )),
  'datepicker with limits': labelled('Check-in date', null, (value, set) => (
    <Datepicker
      id="field"
      minDate={new Date(2026, 9, 1)}
      maxDate={new Date(2027, 11, 31)}
      value={value}
      onChange={set}
    />
  )),
  'date of birth': labelled('Date of birth', null, (value, set) => (
    <Datepicker id="field" value={value} onChange={set} maxDate={new Date(2026, 10, 1)} />
  )),
  'datepicker inline': {
    undo: false,
    show: controlled(null, (value, set) => (
      <>
        <h3>Delivery date</h3>
        <Datepicker inline value={value} onChange={set} />
      </>
    )),
  },
});
