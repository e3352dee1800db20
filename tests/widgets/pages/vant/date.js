import { opens, bottom } from '../support/vant.js';
import { showCases } from '../support/cases.js';

showCases({
  'date picker': {
    undo: false,
    show: opens(
      'Check-in date',
      'Choose a date',
      bottom(
        `<van-date-picker v-model="at.days" :min-date="limits.first" :max-date="limits.last" @confirm="({ selectedValues }) => { value = selectedValues.join('/'); at.show = false }" @cancel="at.show = false" />`,
      ),
    ),
  },
  'birth date': {
    undo: false,
    show: opens(
      'Date of birth',
      'Choose a date',
      bottom(
        `<van-date-picker v-model="at.days" :min-date="limits.birth" :max-date="limits.last" @confirm="({ selectedValues }) => { value = selectedValues.join('-'); at.show = false }" @cancel="at.show = false" />`,
      ),
    ),
  },
  'month picker': {
    undo: false,
    show: opens(
      'Card expiry month',
      'Choose a month',
      bottom(
        `<van-date-picker v-model="at.days" :columns-type="['year', 'month']" :min-date="limits.first" :max-date="limits.last" @confirm="({ selectedValues }) => { value = selectedValues.join('-'); at.show = false }" @cancel="at.show = false" />`,
      ),
    ),
  },
  'time picker': {
    undo: false,
    show: opens(
      'Arrival time',
      'Choose a time',
      bottom(
        `<van-time-picker v-model="at.time" @confirm="({ selectedValues }) => { value = selectedValues.join(':'); at.show = false }" @cancel="at.show = false" />`,
      ),
    ),
  },
  calendar: {
    undo: false,
    show: opens(
      'Delivery date',
      'Choose a date',
      `<van-calendar v-model:show="at.show" @confirm="(d) => { value = \`\${d.getFullYear()}-\${d.getMonth() + 1}-\${d.getDate()}\`; at.show = false }" />`,
    ),
  },
});
