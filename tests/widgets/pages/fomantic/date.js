import { $, page, field } from '../support/fomantic.js';
import { showCases } from '../support/cases.js';

const iso = (date) =>
  date
    ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
    : null;

const calendar =
  (label, options, read = iso) =>
  (root) => {
    const $widget = page(
      root,
      field(
        label,
        '<div class="ui calendar" id="widget"><div class="ui fluid input left icon"><i class="calendar icon"></i><input type="text" placeholder="Date/Time"></div></div>',
      ),
    );
    let state = null;
    $widget.calendar({ onChange: (date) => void (state = read(date)), ...options });
    return { state: () => state };
  };

const hm = (date) =>
  date ? `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}` : null;

showCases({
  'calendar date': calendar('Check-in date', { type: 'date' }),
  'calendar datetime': calendar('Appointment', {}, (date) => date && `${iso(date)} ${hm(date)}`),
  'calendar time': calendar('Arrival time', { type: 'time' }, hm),
  'calendar month': calendar('Expiry month', { type: 'month' }, (date) => date && iso(date).slice(0, 7)),
  'calendar inline': {
    undo: false,
    show: (root) => {
      const $widget = page(root, field('Check-in date', '<div class="ui calendar" id="widget"></div>'));
      let state = null;
      $widget.calendar({ type: 'date', onChange: (date) => void (state = iso(date)) });
      return { state: () => state };
    },
  },
  'calendar range': (root) => {
    page(
      root,
      '<div class="two fields"><div class="field"><label>Check-in date</label><div class="ui calendar" id="rangestart"><div class="ui fluid input left icon"><i class="calendar icon"></i><input type="text" placeholder="Start"></div></div></div><div class="field"><label>Check-out date</label><div class="ui calendar" id="rangeend"><div class="ui fluid input left icon"><i class="calendar icon"></i><input type="text" placeholder="End"></div></div></div></div>',
    );
    const state = [null, null];
    const [$start, $end] = [$('#rangestart'), $('#rangeend')];
    $start.calendar({ type: 'date', endCalendar: $end, onChange: (date) => void (state[0] = iso(date)) });
    $end.calendar({ type: 'date', startCalendar: $start, onChange: (date) => void (state[1] = iso(date)) });
    return { state: () => state };
  },
});
