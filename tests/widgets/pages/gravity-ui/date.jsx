import { own } from '../support/gravity-ui.jsx';
import { DatePicker, RangeDatePicker, DateField } from '@gravity-ui/date-components';
import { showCases } from '../support/cases.js';

const day = (d) => (d ? d.format('YYYY-MM-DD HH:mm') : null);

showCases({
  'date picker': own(null, (v, set) => (
    <DatePicker label="Check-in date" format="YYYY-MM-DD" hasClear onUpdate={(d) => set(day(d))} />
  )),
  'date time': own(null, (v, set) => (
    <DatePicker label="Appointment" format="DD.MM.YYYY HH:mm" hasClear onUpdate={(d) => set(day(d))} />
  )),
  'date field': own(null, (v, set) => (
    <DateField label="Date of birth" format="DD.MM.YYYY" hasClear onUpdate={(d) => set(day(d))} />
  )),
  'range picker': own(null, (v, set) => (
    <RangeDatePicker
      label="Travel dates"
      format="YYYY-MM-DD"
      hasClear
      onUpdate={(d) => set(d && [day(d.start), day(d.end)])}
    />
  )),
});
