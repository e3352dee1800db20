import DatePicker from 'vue-datepicker-next';
import 'vue-datepicker-next/index.css';
import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

showCases({
  'datepicker next': bound(
    null,
    '<label>Check-in date</label><date-picker v-model:value="value" value-type="format" />',
    { components: { DatePicker } },
  ),
  'datepicker next range': bound(
    [],
    '<label>Travel dates</label><date-picker v-model:value="value" value-type="format" range />',
    { components: { DatePicker } },
  ),
  'datepicker next time': bound(
    null,
    '<label>Start time</label><date-picker v-model:value="value" value-type="format" type="time" />',
    { components: { DatePicker } },
  ),
  'datepicker next no typing': {
    undo: false,
    show: bound(
      null,
      '<label>Check-in date</label><date-picker v-model:value="value" value-type="format" :editable="false" />',
      { components: { DatePicker } },
    ),
  },
});
