import '../support/jquery-global.js';
import $ from 'jquery';
import 'jquery-ui/dist/jquery-ui.js';
import 'jquery-ui/dist/themes/base/jquery-ui.css';
import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';
import AirDatepicker from 'air-datepicker';
import localeEn from 'air-datepicker/locale/en';
import 'air-datepicker/air-datepicker.css';
import Pikaday from 'pikaday';
import 'pikaday/css/pikaday.css';
import { Datepicker } from 'vanillajs-datepicker';
import 'vanillajs-datepicker/css/datepicker.css';
import ReactDatePicker from 'react-datepicker';
import 'react-datepicker/dist/react-datepicker.css';
import { DatePicker as AntPicker, ConfigProvider } from 'antd';
import { MantineProvider } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import ElementPlus from 'element-plus';
import 'element-plus/dist/index.css';
import PrimeVue from 'primevue/config';
import Aura from '@primeuix/themes/aura';
import PrimeDate from 'primevue/datepicker';
import { NDatePicker, NConfigProvider } from 'naive-ui';
import { controlled } from '../support/react-case.jsx';
import { bound } from '../support/vue-case.js';
import { form, showCases } from '../support/cases.js';

const iso = (date) =>
  date
    ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
    : null;
const readonly = (attach) => (root) => {
  const input = form(root, 'Date of birth', '<input id="widget" readonly>');
  let model = null;
  attach(input, (value) => (model = value));
  return { state: () => model, undo: false };
};
const no = { undo: false };
showCases({
  'jquery ui': readonly((input, set) => $(input).datepicker({ onSelect: set, yearRange: '-100:+0' })),
  'jquery ui selects': readonly((input, set) =>
    $(input).datepicker({ onSelect: set, changeYear: true, changeMonth: true, yearRange: '-100:+0' }),
  ),
  flatpickr: (root) => {
    const input = form(root, 'Date of birth', '<input id="widget">');
    let model = null;
    flatpickr(input, { maxDate: 'today', onChange: (_, text) => (model = text) });
    return { state: () => model, ...no };
  },
  'air datepicker': readonly(
    (input, set) =>
      new AirDatepicker(input, { locale: localeEn, autoClose: true, onSelect: ({ date }) => set(iso(date)) }),
  ),
  pikaday: readonly(
    (input, set) => new Pikaday({ field: input, yearRange: [1920, 2026], onSelect: (date) => set(iso(date)) }),
  ),
  'vanillajs datepicker': readonly((input, set) => {
    new Datepicker(input, { autohide: true, format: 'yyyy-mm-dd' });
    input.addEventListener('changeDate', ({ detail }) => set(iso(detail.date)));
  }),
  'react-datepicker': controlled(
    null,
    (v, set) => (
      <label>
        Date of birth{' '}
        <ReactDatePicker selected={v} onChange={set} onChangeRaw={(e) => e?.preventDefault()} maxDate={new Date()} />
      </label>
    ),
    no,
  ),
  'react-datepicker dropdowns': controlled(
    null,
    (v, set) => (
      <label>
        Date of birth{' '}
        <ReactDatePicker
          selected={v}
          onChange={set}
          onChangeRaw={(e) => e?.preventDefault()}
          showYearDropdown
          showMonthDropdown
          dropdownMode="select"
          maxDate={new Date()}
        />
      </label>
    ),
    no,
  ),
  antd: controlled(
    null,
    (v, set) => (
      <label>
        Date of birth <AntPicker inputReadOnly value={v} onChange={set} />
      </label>
    ),
    no,
  ),
  mantine: controlled(
    null,
    (v, set) => (
      <MantineProvider>
        <DatePickerInput label="Date of birth" placeholder="Pick date" value={v} onChange={set} />
      </MantineProvider>
    ),
    no,
  ),
  'day picker': controlled(
    null,
    (v, set) => (
      <div>
        <label>Date of birth</label>
        <DayPicker mode="single" selected={v ?? undefined} onSelect={(d) => set(d ?? null)} />
      </div>
    ),
    no,
  ),
  'mui mobile': controlled(
    null,
    (v, set) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MobileDatePicker label="Date of birth" value={v} onChange={set} disableFuture />
      </LocalizationProvider>
    ),
    no,
  ),
  'mui calendar': controlled(
    null,
    (v, set) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <div>
          <label>Date of birth</label>
          <DateCalendar value={v} onChange={set} disableFuture />
        </div>
      </LocalizationProvider>
    ),
    no,
  ),
  'element plus': bound(
    null,
    '<el-form-item label="Date of birth"><el-date-picker v-model="value" type="date" :editable="false" value-format="YYYY-MM-DD"/></el-form-item>',
    { plugins: [ElementPlus], ...no },
  ),
  primevue: bound(
    null,
    '<label for="dob">Date of birth</label><PrimeDate v-model="value" inputId="dob" :manualInput="false"/>',
    { plugins: [[PrimeVue, { theme: { preset: Aura } }]], components: { PrimeDate }, ...no },
  ),
  'primevue icon': bound(
    null,
    '<label for="dob">Date of birth</label><PrimeDate v-model="value" inputId="dob" :manualInput="false" showIcon view="date" :maxDate="new Date()"/>',
    { plugins: [[PrimeVue, { theme: { preset: Aura } }]], components: { PrimeDate }, ...no },
  ),
  naive: bound(
    null,
    '<n-config-provider><label>Date of birth</label><n-date-picker v-model:formatted-value="value" value-format="yyyy-MM-dd" type="date" input-readonly/></n-config-provider>',
    { components: { NDatePicker, NConfigProvider }, ...no },
  ),
});
void ConfigProvider;
