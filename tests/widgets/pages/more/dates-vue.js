import { DatePicker, setupCalendar } from 'v-calendar';
import 'v-calendar/style.css';
import { NConfigProvider, NDatePicker, NTimePicker } from 'naive-ui';
import ElementPlus from 'element-plus';
import 'element-plus/dist/index.css';
import { VueDatePicker } from '@vuepic/vue-datepicker';
import '@vuepic/vue-datepicker/dist/main.css';
import PrimeVue from 'primevue/config';
import PrimeDatePicker from 'primevue/datepicker';
import Aura from '@primeuix/themes/aura';
import * as reka from 'reka-ui';
import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

const rekaParts = Object.fromEntries(Object.entries(reka).filter(([name]) => /^(DatePicker|Calendar)/.test(name)));
const components = {
  VDatePicker: DatePicker,
  NConfigProvider,
  NDatePicker,
  NTimePicker,
  VueDatePicker,
  PrimeDatePicker,
  ...rekaParts,
};
const vue = (initial, template, extra = {}) =>
  bound(initial, template, {
    components,
    plugins: [[setupCalendar, {}], ElementPlus, [PrimeVue, { theme: { preset: Aura } }]],
    ...extra,
  });
const labelled = (label, inner) => `<label for="w">${label}</label>${inner}`;
const grid = (
  p,
) => `<${p}Header><${p}Prev aria-label="Previous page">‹</${p}Prev><${p}Heading /><${p}Next aria-label="Next page">›</${p}Next></${p}Header>
<${p}Grid v-for="month in grid" :key="month.value.toString()"><${p}GridHead><${p}GridRow><${p}HeadCell v-for="day in weekDays" :key="day">{{ day }}</${p}HeadCell></${p}GridRow></${p}GridHead>
<${p}GridBody><${p}GridRow v-for="(weekDates, index) in month.rows" :key="index"><${p}Cell v-for="weekDate in weekDates" :key="weekDate.toString()" :date="weekDate"><${p}CellTrigger :day="weekDate" :month="month.value" /></${p}Cell></${p}GridRow></${p}GridBody></${p}Grid>`;

showCases({
  'v-calendar inline': vue(null, '<h3>Delivery date</h3><VDatePicker v-model="value" />', { undo: false }),
  'v-calendar input': vue(
    null,
    `<VDatePicker v-model="value"><template #default="{ inputValue, inputEvents }"><label for="w">Check-in date</label><input id="w" :value="inputValue" v-on="inputEvents" /></template></VDatePicker>`,
    { undo: false },
  ),
  'v-calendar date time': vue(
    null,
    `<VDatePicker v-model="value" mode="dateTime"><template #default="{ inputValue, inputEvents }"><label for="w">Appointment</label><input id="w" :value="inputValue" v-on="inputEvents" /></template></VDatePicker>`,
    { undo: false },
  ),
  'naive range': vue(
    null,
    labelled(
      'Stay',
      '<n-date-picker v-model:formatted-value="value" value-format="yyyy-MM-dd" type="daterange" clearable />',
    ),
  ),
  'naive date time': vue(
    null,
    labelled('Appointment', '<n-date-picker v-model:formatted-value="value" type="datetime" clearable />'),
  ),
  'naive month': vue(
    null,
    labelled('Start month', '<n-date-picker v-model:formatted-value="value" type="month" clearable />'),
  ),
  'element date time': vue(
    null,
    labelled(
      'Appointment',
      '<el-date-picker id="w" v-model="value" type="datetime" value-format="YYYY-MM-DD HH:mm:ss" />',
    ),
  ),
  'element month': vue(
    null,
    labelled('Start month', '<el-date-picker id="w" v-model="value" type="month" value-format="YYYY-MM" />'),
  ),
  'element year': vue(
    null,
    labelled('Graduation year', '<el-date-picker id="w" v-model="value" type="year" value-format="YYYY" />'),
  ),
  'element not editable': vue(
    null,
    labelled('Check-in date', '<el-date-picker id="w" v-model="value" :editable="false" value-format="YYYY-MM-DD" />'),
  ),
  'element date time range': vue(
    null,
    labelled(
      'Stay',
      '<el-date-picker v-model="value" type="datetimerange" value-format="YYYY-MM-DD HH:mm:ss" start-placeholder="Start" end-placeholder="End" />',
    ),
  ),
  'element time select': vue(
    null,
    labelled(
      'Arrival time',
      '<el-time-select v-model="value" start="08:30" step="00:15" end="18:30" placeholder="Select time" />',
    ),
  ),
  'vuepic default': vue(null, labelled('Appointment', '<VueDatePicker v-model="value" />')),
  'vuepic range': vue(null, labelled('Stay', '<VueDatePicker v-model="value" range />')),
  'vuepic time': vue(null, labelled('Arrival time', '<VueDatePicker v-model="value" time-picker />'), { undo: false }),
  'vuepic month': vue(
    null,
    labelled('Start month', '<VueDatePicker v-model="value" month-picker model-type="yyyy-MM" />'),
    { undo: false },
  ),
  'primevue inline': vue(null, '<h3>Delivery date</h3><PrimeDatePicker v-model="value" inline />', { undo: false }),
  'primevue range': vue(
    null,
    labelled('Stay', '<PrimeDatePicker inputId="w" v-model="value" selectionMode="range" :manualInput="false" />'),
    { undo: false },
  ),
  'primevue date time': vue(
    null,
    labelled('Appointment', '<PrimeDatePicker inputId="w" v-model="value" showTime hourFormat="12" fluid />'),
    { undo: false },
  ),
  'primevue time': vue(null, labelled('Arrival time', '<PrimeDatePicker inputId="w" v-model="value" timeOnly />'), {
    undo: false,
  }),
  'primevue month': vue(
    null,
    labelled('Start month', '<PrimeDatePicker inputId="w" v-model="value" view="month" dateFormat="mm/yy" />'),
  ),
  'reka date picker': vue(
    undefined,
    `<label>Check-in date</label><DatePickerRoot v-model="value" id="w"><DatePickerField v-slot="{ segments }"><template v-for="item in segments" :key="item.part"><DatePickerInput :part="item.part">{{ item.value }}</DatePickerInput></template><DatePickerTrigger>▾</DatePickerTrigger></DatePickerField><DatePickerContent><DatePickerCalendar v-slot="{ weekDays, grid }">${grid('DatePicker')}</DatePickerCalendar></DatePickerContent></DatePickerRoot>`,
    { undo: false },
  ),
  'reka calendar': vue(
    undefined,
    `<h3>Delivery date</h3><CalendarRoot v-model="value" v-slot="{ weekDays, grid }">${grid('Calendar')}</CalendarRoot>`,
    { undo: false },
  ),
});
