import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  mobile: {
    undo: false,
    show: controlled(null, (v, set) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MobileDatePicker label="Date of birth" value={v} onChange={set} disableFuture />
      </LocalizationProvider>
    )),
  },
  calendar: {
    undo: false,
    show: controlled(null, (v, set) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <div>
          <label>Date of birth</label>
          <DateCalendar value={v} onChange={set} disableFuture />
        </div>
      </LocalizationProvider>
    )),
  },
});
