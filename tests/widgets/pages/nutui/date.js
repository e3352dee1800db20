import { v, item } from '../support/nutui.js';
import { showCases } from '../support/cases.js';

showCases({
  'date picker': {
    undo: false,
    show: v(
      '',
      `<nut-cell title="Check-in date" :desc="value || 'Please select'" @click="at.show = true"></nut-cell>
      <nut-popup v-model:visible="at.show" position="bottom"><nut-date-picker v-model="at.date" :min-date="days.min" :max-date="days.max" title="Select date" @confirm="({ selectedValue }) => { value = selectedValue.join('-'); at.show = false }" @cancel="at.show = false"></nut-date-picker></nut-popup>`,
    ),
  },
  'birth date': {
    undo: false,
    show: v(
      '',
      item(
        'Date of birth',
        `<nut-input v-model="value" readonly placeholder="Select your date of birth" type="text" @click="at.show = true" />
      <nut-popup v-model:visible="at.show" position="bottom"><nut-date-picker v-model="at.date" :min-date="days.birth" :max-date="days.max" is-show-chinese title="Select date" @confirm="({ selectedValue }) => { value = selectedValue.join('-'); at.show = false }" @cancel="at.show = false"></nut-date-picker></nut-popup>`,
      ),
    ),
  },
  'time picker': {
    undo: false,
    show: v(
      '',
      `<nut-cell title="Arrival time" :desc="value || 'Please select'" @click="at.show = true"></nut-cell>
      <nut-popup v-model:visible="at.show" position="bottom"><nut-date-picker v-model="at.date" type="hour-minute" title="Select time" :min-date="days.min" :max-date="days.max" @confirm="({ selectedValue }) => { value = selectedValue.join(':'); at.show = false }" @cancel="at.show = false"></nut-date-picker></nut-popup>`,
    ),
  },
  calendar: {
    undo: false,
    show: v(
      '',
      `<nut-cell title="Check-in date" :desc="value || 'Please select'" @click="at.show = true"></nut-cell>
      <nut-calendar v-model:visible="at.show" :default-value="null" start-date="2026-11-01" end-date="2027-12-31" @choose="(p) => value = p[3]" @close="at.show = false"></nut-calendar>`,
    ),
  },
});
