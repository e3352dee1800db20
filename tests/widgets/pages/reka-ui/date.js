import * as reka from 'reka-ui';
import { bound } from '../support/vue-case.js';
import { showCases } from '../support/cases.js';

const rekaParts = Object.fromEntries(Object.entries(reka).filter(([name]) => /^(DatePicker|Calendar)/.test(name)));

const components = {
  ...rekaParts,
};

const vue = (initial, template, extra = {}) => bound(initial, template, { components, ...extra });

const grid = (
  p,
) => `<${p}Header><${p}Prev aria-label="Previous page">‹</${p}Prev><${p}Heading /><${p}Next aria-label="Next page">›</${p}Next></${p}Header>
<${p}Grid v-for="month in grid" :key="month.value.toString()"><${p}GridHead><${p}GridRow><${p}HeadCell v-for="day in weekDays" :key="day">{{ day }}</${p}HeadCell></${p}GridRow></${p}GridHead>
<${p}GridBody><${p}GridRow v-for="(weekDates, index) in month.rows" :key="index"><${p}Cell v-for="weekDate in weekDates" :key="weekDate.toString()" :date="weekDate"><${p}CellTrigger :day="weekDate" :month="month.value" /></${p}Cell></${p}GridRow></${p}GridBody></${p}Grid>`;

showCases({
  'date picker': {
    undo: false,
    show: vue(
      undefined,
      `<label>Check-in date</label><DatePickerRoot v-model="value" id="w"><DatePickerField v-slot="{ segments }"><template v-for="item in segments" :key="item.part"><DatePickerInput :part="item.part">{{ item.value }}</DatePickerInput></template><DatePickerTrigger>▾</DatePickerTrigger></DatePickerField><DatePickerContent><DatePickerCalendar v-slot="{ weekDays, grid }">${grid('DatePicker')}</DatePickerCalendar></DatePickerContent></DatePickerRoot>`,
    ),
  },
  calendar: {
    undo: false,
    show: vue(
      undefined,
      `<h3>Delivery date</h3><CalendarRoot v-model="value" v-slot="{ weekDays, grid }">${grid('Calendar')}</CalendarRoot>`,
    ),
  },
});
