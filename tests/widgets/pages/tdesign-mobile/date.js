import { v, item } from '../support/tdesign-mobile.js';
import { showCases } from '../support/cases.js';

showCases({
  'date picker': {
    undo: false,
    show: v(
      '',
      `<t-cell title="Check-in date" arrow :note="value || 'Select'" @click="at.show = true" />
      <t-popup v-model="at.show" placement="bottom"><t-date-time-picker :value="at.date" :mode="['date']" title="Select date" start="2015-01-01" end="2035-12-31" format="YYYY-MM-DD" @confirm="(x) => { value = x; at.show = false }" @cancel="at.show = false" /></t-popup>`,
    ),
  },
  'date time picker': {
    undo: false,
    show: v(
      '',
      `<t-cell title="Appointment" arrow :note="value || 'Select'" @click="at.show = true" />
      <t-popup v-model="at.show" placement="bottom"><t-date-time-picker :value="at.date" :mode="['date', 'minute']" title="Select date and time" start="2020-01-01" end="2030-12-31" format="YYYY-MM-DD HH:mm" @confirm="(x) => { value = x; at.show = false }" @cancel="at.show = false" /></t-popup>`,
    ),
  },
  'birthday in a form item': {
    undo: false,
    show: v(
      '',
      item(
        'Birthday',
        '<t-input v-model="value" borderless align="right" readonly placeholder="Select" @click="at.show = true" />',
        'arrow content-align="right"',
      ) +
        `<t-popup v-model="at.show" placement="bottom"><t-date-time-picker :value="at.date" :mode="['date']" title="Select date" start="1940-01-01" end="2026-12-31" format="YYYY-MM-DD" @confirm="(x) => { value = x; at.show = false }" @cancel="at.show = false" /></t-popup>`,
    ),
  },
  'time picker': {
    undo: false,
    show: v(
      '',
      `<t-cell title="Arrival time" arrow :note="value || 'Select'" @click="at.show = true" />
      <t-popup v-model="at.show" placement="bottom"><t-date-time-picker :value="at.noon" :mode="[null, 'minute']" title="Select time" format="HH:mm" @confirm="(x) => { value = x; at.show = false }" @cancel="at.show = false" /></t-popup>`,
    ),
  },
  calendar: {
    undo: false,
    show: v(
      '',
      `<t-cell title="Check-in date" arrow :note="value || 'Select'" @click="at.show = true" />
      <t-calendar v-model:visible="at.show" :min-date="new Date(2026, 10, 1)" :max-date="new Date(2027, 11, 31)" @confirm="(d) => value = d.toDateString()" />`,
    ),
  },
});
