import {
  Dialog,
  TextField,
  Select,
  MenuItem,
  InputLabel,
  FormControl,
  Autocomplete,
  Switch,
  Slider,
  Checkbox,
  FormControlLabel,
  RadioGroup,
  Radio,
  Rating,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import {
  LocalizationProvider,
  DatePicker,
  DateField,
  TimePicker,
  DateTimePicker,
  DesktopDatePicker,
  MobileDatePicker,
} from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { controlled } from './support/react-case.jsx';
import { showCases, fruits } from './support/cases.js';

const dates = (C, props) => (v, set) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <C label="Date of birth" value={v} onChange={set} {...props} />
  </LocalizationProvider>
);
const date = { text: '1992-04-17', wantPart: '1992-04-17' };
showCases({
  'text field': controlled('', (v, set) => (
    <TextField label="First name" value={v} onChange={(e) => set(e.target.value)} />
  )),
  select: controlled(
    '',
    (v, set) => (
      <FormControl fullWidth>
        <InputLabel id="l">Fruit</InputLabel>
        <Select labelId="l" label="Fruit" value={v} onChange={(e) => set(e.target.value)}>
          {fruits.map((f) => (
            <MenuItem key={f} value={f}>
              {f}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
    ),
    { undo: false },
  ),
  'select in a dialog': controlled(
    { open: true, fruit: '' },
    (v, set) => (
      <Dialog open={v.open} onClose={() => set((now) => ({ ...now, open: false }))} transitionDuration={0}>
        <TextField
          select
          label="Fruit"
          value={v.fruit}
          onChange={(e) => set((now) => ({ ...now, fruit: e.target.value }))}
        >
          <MenuItem value="">None</MenuItem>
          {fruits.map((f) => (
            <MenuItem key={f} value={f}>
              {f}
            </MenuItem>
          ))}
        </TextField>
      </Dialog>
    ),
    { ok: (s) => s.open },
  ),
  'autocomplete in a dialog': controlled(
    { open: true, fruits: [] },
    (v, set) => (
      <Dialog open={v.open} onClose={() => set((now) => ({ ...now, open: false }))} transitionDuration={0}>
        <Autocomplete
          multiple
          disableCloseOnSelect
          options={fruits}
          value={v.fruits}
          onChange={(_, x) => set((now) => ({ ...now, fruits: x }))}
          renderInput={(p) => <TextField {...p} label="Fruits" />}
        />
      </Dialog>
    ),
    { ok: (s) => s.open },
  ),
  'select with none': controlled('', (v, set) => (
    <TextField select label="Fruit" value={v} onChange={(e) => set(e.target.value)}>
      <MenuItem value="">None</MenuItem>
      {fruits.map((f) => (
        <MenuItem key={f} value={f}>
          {f}
        </MenuItem>
      ))}
    </TextField>
  )),
  'multi select': controlled([], (v, set) => (
    <FormControl fullWidth>
      <InputLabel id="l">Fruits</InputLabel>
      <Select multiple labelId="l" label="Fruits" value={v} onChange={(e) => set(e.target.value)}>
        {fruits.map((f) => (
          <MenuItem key={f} value={f}>
            {f}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  )),
  autocomplete: controlled(null, (v, set) => (
    <Autocomplete
      options={fruits}
      value={v}
      onChange={(_, x) => set(x)}
      renderInput={(p) => <TextField {...p} label="Fruit" />}
    />
  )),
  'autocomplete multi': controlled([], (v, set) => (
    <Autocomplete
      multiple
      options={fruits}
      value={v}
      onChange={(_, x) => set(x)}
      renderInput={(p) => <TextField {...p} label="Fruits" />}
    />
  )),
  'autocomplete free': controlled([], (v, set) => (
    <Autocomplete
      multiple
      freeSolo
      options={[]}
      value={v}
      onChange={(_, x) => set(x)}
      renderInput={(p) => <TextField {...p} label="Tags" />}
    />
  )),
  switch: controlled(false, (v, set) => (
    <FormControlLabel label="Gift wrapping" control={<Switch checked={v} onChange={(e) => set(e.target.checked)} />} />
  )),
  checkbox: controlled(false, (v, set) => (
    <FormControlLabel label="Terms" control={<Checkbox checked={v} onChange={(e) => set(e.target.checked)} />} />
  )),
  radio: controlled(
    '',
    (v, set) => (
      <RadioGroup value={v} onChange={(e) => set(e.target.value)}>
        {['a', 'b'].map((x) => (
          <FormControlLabel key={x} value={x} label={`Plan ${x}`} control={<Radio />} />
        ))}
      </RadioGroup>
    ),
    { undo: false },
  ),
  slider: controlled(30, (v, set) => <Slider aria-label="Volume" value={v} onChange={(_, x) => set(x)} />, {
    text: '70',
    wantState: 70,
  }),
  'range slider': controlled(
    [20, 40],
    (v, set) => <Slider getAriaLabel={(i) => (i ? 'Price to' : 'Price from')} value={v} onChange={(_, x) => set(x)} />,
    { texts: ['25', '80'], wantState: [25, 80] },
  ),
  rating: controlled(null, (v, set) => <Rating name="stars" value={v} onChange={(_, x) => set(x)} />, { undo: false }),
  toggle: controlled(null, (v, set) => (
    <ToggleButtonGroup exclusive aria-label="Size" value={v} onChange={(_, x) => set(x)}>
      {['S', 'M', 'L'].map((x) => (
        <ToggleButton key={x} value={x}>
          {x}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )),
  'date picker': controlled(null, dates(DatePicker), date),
  'desktop date picker': controlled(null, dates(DesktopDatePicker), date),
  'mobile date picker': controlled(null, dates(MobileDatePicker), date),
  'date field': controlled(null, dates(DateField), date),
  'time picker': controlled(null, dates(TimePicker, { label: 'Start time' }), { text: '14:30' }),
  'date time picker': controlled(null, dates(DateTimePicker), { text: '2026-12-03T14:30' }),
});
