import { edgeCases } from '../edge-case';

export const dateCases = [
  ...edgeCases(
    'date',
    ['date', 'line'],
    [
      ['leap-day', 'Leap day', '2024-02-29'],
      ['leap-century', 'Leap day of a century', '2000-02-29'],
      ['epoch', 'Unix epoch', '1970-01-01'],
      ['before-epoch', 'Day before the epoch', '1969-12-31'],
      ['year-2038', 'End of 32-bit time', '2038-01-19'],
      ['last', 'Last day of four-digit years', '9999-12-31'],
      ['old', 'Long ago', '1753-01-01'],
      ['gregorian', 'Calendar reform', '1582-10-15'],
      ['new-year', 'New Year’s Eve', '1999-12-31'],
      ['week-53', 'Day in ISO week 53 of the year before', '2021-01-01'],
      ['summer-time', 'Night of the clock change (EU)', '2026-03-29'],
      ['samoa', 'Day that Samoa skipped', '2011-12-30'],
    ],
  ),
  ...edgeCases(
    'date',
    ['line'],
    [
      ['no-such-day', 'Day that does not exist', '2023-02-29'],
      ['month-13', 'Month 13', '2024-13-01'],
      ['ambiguous', 'Day or month first', '04/05/2024'],
      ['zero', 'Zero date', '0000-00-00'],
      ['hour-24', 'Hour 24', '24:00'],
      ['leap-second', 'Leap second', '23:59:60'],
    ],
  ),
  ...edgeCases(
    'date',
    ['month'],
    [
      ['month-leap', 'February of a leap year', '2024-02'],
      ['month-last', 'Last month of four-digit years', '9999-12'],
      ['month-epoch', 'Month of the epoch', '1970-01'],
    ],
  ),
  ...edgeCases(
    'date',
    ['week'],
    [
      ['week-53-itself', 'Week 53', '2020-W53'],
      ['week-1', 'Week 1 that begins in December', '2025-W01'],
    ],
  ),
  ...edgeCases(
    'date',
    ['time'],
    [
      ['midnight', 'Midnight', '00:00'],
      ['last-minute', 'Last minute of the day', '23:59'],
      ['noon', 'Noon', '12:00'],
    ],
  ),
  ...edgeCases(
    'date',
    ['datetime-local'],
    [
      ['moment-2038', 'Last second of 32-bit time', '2038-01-19T03:14'],
      ['moment-skipped', 'Moment the EU clock change skips', '2026-03-29T02:30'],
      ['moment-twice', 'Moment the EU clock change repeats', '2026-10-25T02:30'],
      ['moment-leap', 'Last minute of a leap day', '2024-02-29T23:59'],
    ],
  ),
];
