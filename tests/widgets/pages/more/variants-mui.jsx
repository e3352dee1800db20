import { useState } from 'react';
import {
  Autocomplete,
  Checkbox,
  Chip,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  InputAdornment,
  InputLabel,
  ListItemText,
  MenuItem,
  NativeSelect,
  OutlinedInput,
  Radio,
  RadioGroup,
  Rating,
  Select,
  Slider,
  Switch,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import {
  DateCalendar,
  DatePicker,
  DateTimePicker,
  DesktopTimePicker,
  LocalizationProvider,
  MobileDateTimePicker,
  MobileTimePicker,
  StaticDatePicker,
  TimeClock,
  DigitalClock,
  MultiSectionDigitalClock,
  TimeField,
  DateTimeField,
} from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const no = { undo: false };
const films = fruits.map((label, id) => ({ label, id }));
const dated = (initial, render, extra) =>
  controlled(
    initial,
    (v, set) => <LocalizationProvider dateAdapter={AdapterDayjs}>{render(v, set)}</LocalizationProvider>,
    extra,
  );
const iso = (set) => (d) => set(d && d.isValid() ? d.format('YYYY-MM-DDTHH:mm') : null);
showCases({
  'text adornment': controlled('', (v, set) => (
    <TextField
      label="Weight"
      value={v}
      onChange={(e) => set(e.target.value)}
      slotProps={{ input: { startAdornment: <InputAdornment position="start">kg</InputAdornment> } }}
    />
  )),
  'text multiline': controlled('', (v, set) => (
    <TextField label="Message" multiline rows={4} value={v} onChange={(e) => set(e.target.value)} />
  )),
  'text select': controlled(
    '',
    (v, set) => (
      <TextField
        select
        label="Currency"
        helperText="Please select your currency"
        value={v}
        onChange={(e) => set(e.target.value)}
      >
        {['USD', 'EUR', 'GBP'].map((c) => (
          <MenuItem key={c} value={c}>
            {c}
          </MenuItem>
        ))}
      </TextField>
    ),
    no,
  ),
  'native select': controlled('', (v, set) => (
    <FormControl fullWidth>
      <InputLabel variant="standard" htmlFor="n">
        Age
      </InputLabel>
      <NativeSelect value={v} onChange={(e) => set(e.target.value)} inputProps={{ name: 'age', id: 'n' }}>
        <option value="" />
        <option value="10">Ten</option>
        <option value="20">Twenty</option>
      </NativeSelect>
    </FormControl>
  )),
  'select chips': controlled([], (v, set) => (
    <FormControl sx={{ width: 300 }}>
      <InputLabel id="l">Fruits</InputLabel>
      <Select
        labelId="l"
        multiple
        value={v}
        onChange={(e) => set(e.target.value)}
        input={<OutlinedInput label="Fruits" />}
        renderValue={(s) => s.map((x) => <Chip key={x} label={x} />)}
      >
        {fruits.map((f) => (
          <MenuItem key={f} value={f}>
            {f}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  )),
  'select checkmarks': controlled([], (v, set) => (
    <FormControl sx={{ width: 300 }}>
      <InputLabel id="l">Fruits</InputLabel>
      <Select
        labelId="l"
        multiple
        value={v}
        onChange={(e) => set(e.target.value)}
        input={<OutlinedInput label="Fruits" />}
        renderValue={(s) => s.join(', ')}
      >
        {fruits.map((f) => (
          <MenuItem key={f} value={f}>
            <Checkbox checked={v.includes(f)} />
            <ListItemText primary={f} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  )),
  'autocomplete objects': controlled(null, (v, set) => (
    <Autocomplete
      disablePortal
      options={films}
      value={v}
      onChange={(_, x) => set(x)}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      sx={{ width: 300 }}
      renderInput={(p) => <TextField {...p} label="Favourite fruit" />}
    />
  )),
  'autocomplete grouped': controlled(null, (v, set) => (
    <Autocomplete
      options={fruits}
      groupBy={(f) => f[0]}
      value={v}
      onChange={(_, x) => set(x)}
      renderInput={(p) => <TextField {...p} label="Favourite fruit" />}
    />
  )),
  'autocomplete checkboxes': controlled([], (v, set) => (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={fruits}
      value={v}
      onChange={(_, x) => set(x)}
      renderOption={({ key, ...p }, o, { selected }) => (
        <li key={key} {...p}>
          <Checkbox checked={selected} />
          {o}
        </li>
      )}
      renderInput={(p) => <TextField {...p} label="Favourite fruits" />}
    />
  )),
  'autocomplete creatable': controlled(null, (v, set) => (
    <Autocomplete
      freeSolo
      selectOnFocus
      clearOnBlur
      handleHomeEndKeys
      options={fruits}
      value={v}
      onChange={(_, x) => set(x)}
      renderInput={(p) => <TextField {...p} label="Favourite fruit" />}
    />
  )),
  'autocomplete tags free': controlled([], (v, set) => (
    <Autocomplete
      multiple
      freeSolo
      options={fruits}
      value={v}
      onChange={(_, x) => set(x)}
      renderInput={(p) => <TextField {...p} label="Tags" placeholder="Tags" />}
    />
  )),
  'autocomplete async': controlled(null, (v, set) => {
    const [open, setOpen] = useState(false);
    const [opts, setOpts] = useState([]);
    return (
      <Autocomplete
        open={open}
        onOpen={() => {
          setOpen(true);
          setTimeout(() => setOpts(fruits), 600);
        }}
        onClose={() => {
          setOpen(false);
          setOpts([]);
        }}
        loading={open && opts.length === 0}
        options={opts}
        value={v}
        onChange={(_, x) => set(x)}
        renderInput={(p) => <TextField {...p} label="Favourite fruit" />}
      />
    );
  }),
  'checkbox group': controlled({ gilad: false, jason: false }, (v, set) => (
    <FormControl component="fieldset">
      <FormLabel component="legend">Assign responsibility</FormLabel>
      <FormGroup>
        {['gilad', 'jason'].map((n) => (
          <FormControlLabel
            key={n}
            control={<Checkbox checked={v[n]} onChange={(e) => set({ ...v, [n]: e.target.checked })} name={n} />}
            label={n}
          />
        ))}
      </FormGroup>
      <FormHelperText>Be careful</FormHelperText>
    </FormControl>
  )),
  'radio row': controlled(
    '',
    (v, set) => (
      <FormControl>
        <FormLabel id="g">Gender</FormLabel>
        <RadioGroup row aria-labelledby="g" value={v} onChange={(e) => set(e.target.value)}>
          {['female', 'male', 'other'].map((x) => (
            <FormControlLabel key={x} value={x} control={<Radio />} label={x} />
          ))}
        </RadioGroup>
      </FormControl>
    ),
    no,
  ),
  'switch label': controlled(false, (v, set) => (
    <FormControlLabel
      control={<Switch checked={v} onChange={(e) => set(e.target.checked)} />}
      label="Email notifications"
    />
  )),
  'slider vertical': controlled(30, (v, set) => (
    <div style={{ height: 200 }}>
      <Slider orientation="vertical" aria-label="Temperature" value={v} onChange={(_, x) => set(x)} />
    </div>
  )),
  'slider marks': controlled(20, (v, set) => (
    <Slider
      aria-label="Volume"
      step={null}
      marks={[0, 20, 37, 100].map((value) => ({ value, label: `${value}` }))}
      value={v}
      onChange={(_, x) => set(x)}
    />
  )),
  'rating half': controlled(null, (v, set) => (
    <Rating name="half-rating" precision={0.5} value={v} onChange={(_, x) => set(x)} />
  )),
  'toggle multiple': controlled([], (v, set) => (
    <ToggleButtonGroup value={v} onChange={(_, x) => set(x)} aria-label="text formatting">
      {['bold', 'italic'].map((x) => (
        <ToggleButton key={x} value={x} aria-label={x}>
          {x[0]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )),
  'date format': dated(null, (v, set) => <DatePicker label="Check-in date" format="DD.MM.YYYY" onChange={iso(set)} />),
  'date clearable': dated(null, (v, set) => (
    <DatePicker label="Check-in date" slotProps={{ field: { clearable: true } }} onChange={iso(set)} />
  )),
  month: dated(null, (v, set) => <DatePicker label="Billing month" views={['month', 'year']} onChange={iso(set)} />),
  year: dated(null, (v, set) => <DatePicker label="Year built" views={['year']} onChange={iso(set)} />),
  'time desktop': dated(null, (v, set) => <DesktopTimePicker label="Arrival time" ampm={false} onChange={iso(set)} />),
  'time mobile': dated(null, (v, set) => <MobileTimePicker label="Arrival time" onChange={iso(set)} />),
  'time field': dated(null, (v, set) => <TimeField label="Arrival time" onChange={iso(set)} />),
  'date time 24': dated(null, (v, set) => <DateTimePicker label="Appointment" ampm={false} onChange={iso(set)} />),
  'date time mobile': dated(null, (v, set) => <MobileDateTimePicker label="Appointment" onChange={iso(set)} />),
  'date time field': dated(null, (v, set) => <DateTimeField label="Appointment" onChange={iso(set)} />),
  'static date': dated(null, (v, set) => <StaticDatePicker displayStaticWrapperAs="desktop" onChange={iso(set)} />, no),
  'calendar inline': dated(
    null,
    (v, set) => (
      <div>
        <p>Check-in date</p>
        <DateCalendar onChange={iso(set)} />
      </div>
    ),
    no,
  ),
});
