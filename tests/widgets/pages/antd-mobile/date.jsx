import { c, Item, Opens } from '../support/antd-mobile.jsx';
import { Calendar, CalendarPicker, DatePicker } from 'antd-mobile';
import { showCases } from '../support/cases.js';

const day = (x) =>
  x && `${x.getFullYear()}-${String(x.getMonth() + 1).padStart(2, '0')}-${String(x.getDate()).padStart(2, '0')}`;

const minute = (x) =>
  x && `${day(x)} ${String(x.getHours()).padStart(2, '0')}:${String(x.getMinutes()).padStart(2, '0')}`;

const parsed = (v) => (v ? new Date(v.includes(' ') ? v.replace(' ', 'T') : `${v}T00:00`) : null);

showCases({
  'date picker': {
    undo: false,
    show: c(null, (v, set) => (
      <Opens label="Date of birth">
        {(visible, close) => (
          <DatePicker
            visible={visible}
            onClose={close}
            min={new Date(1930, 0, 1)}
            max={new Date(2030, 11, 31)}
            value={parsed(v)}
            onConfirm={(x) => set(day(x))}
          >
            {(x) => (x ? day(x) : 'Please select')}
          </DatePicker>
        )}
      </Opens>
    )),
  },
  'date time picker': {
    undo: false,
    show: c(null, (v, set) => (
      <Opens label="Appointment">
        {(visible, close) => (
          <DatePicker
            precision="minute"
            visible={visible}
            onClose={close}
            value={parsed(v)}
            onConfirm={(x) => set(minute(x))}
          >
            {(x) => (x ? minute(x) : 'Please select')}
          </DatePicker>
        )}
      </Opens>
    )),
  },
  'calendar picker': {
    undo: false,
    show: c(null, (v, set) => (
      <Opens label="Check-in date">
        {(visible, close) => (
          <>
            {v ?? 'Please select'}
            <CalendarPicker
              selectionMode="single"
              visible={visible}
              onClose={close}
              defaultValue={parsed(v)}
              onConfirm={(x) => set(day(x))}
            />
          </>
        )}
      </Opens>
    )),
  },
  calendar: c(null, (v, set) => (
    <Item label="Check-in date">
      <Calendar selectionMode="single" value={parsed(v)} onChange={(x) => set(day(x))} />
    </Item>
  )),
  'calendar range': c(null, (v, set) => (
    <Item label="Travel dates">
      <Calendar selectionMode="range" value={v && v.map(parsed)} onChange={(x) => set(x && x.map(day))} />
    </Item>
  )),
});
