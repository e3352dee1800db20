import { DatePicker, setupCalendar } from 'v-calendar';
import 'v-calendar/style.css';
import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

const components = {
  VDatePicker: DatePicker,
};

const vue = (initial, template, extra = {}) =>
  bound(initial, template, {
    components,
    plugins: [[setupCalendar, {}]],
    ...extra,
  });

showCases({
  inline: { undo: false, show: vue(null, '<h3>Delivery date</h3><VDatePicker v-model="value" />') },
  input: {
    undo: false,
    show: vue(
      null,
      `<VDatePicker v-model="value"><template #default="{ inputValue, inputEvents }"><label for="w">Check-in date</label><input id="w" :value="inputValue" v-on="inputEvents" /></template></VDatePicker>`,
    ),
  },
  'date time': {
    undo: false,
    show: vue(
      null,
      `<VDatePicker v-model="value" mode="dateTime"><template #default="{ inputValue, inputEvents }"><label for="w">Appointment</label><input id="w" :value="inputValue" v-on="inputEvents" /></template></VDatePicker>`,
    ),
  },
});
