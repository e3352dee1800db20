import {
  Dialog,
  TextField,
  Select,
  MenuItem,
  InputLabel,
  FormControl,
  Autocomplete,
  Checkbox,
  Chip,
  ListItemText,
  NativeSelect,
  OutlinedInput,
} from '@mui/material';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';
import { useState } from 'react';

const films = fruits.map((label, id) => ({ label, id }));

showCases({
  select: {
    undo: false,
    show: controlled('', (v, set) => (
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
    )),
  },
  'select in a dialog': {
    ci: true,
    show: controlled(
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
  },
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
  'select with none': {
    ci: true,
    show: controlled('', (v, set) => (
      <TextField select label="Fruit" value={v} onChange={(e) => set(e.target.value)}>
        <MenuItem value="">None</MenuItem>
        {fruits.map((f) => (
          <MenuItem key={f} value={f}>
            {f}
          </MenuItem>
        ))}
      </TextField>
    )),
  },
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
  autocomplete: {
    ci: true,
    show: controlled(null, (v, set) => (
      <Autocomplete
        options={fruits}
        value={v}
        onChange={(_, x) => set(x)}
        renderInput={(p) => <TextField {...p} label="Fruit" />}
      />
    )),
  },
  'autocomplete multi': controlled([], (v, set) => (
    <Autocomplete
      multiple
      options={fruits}
      value={v}
      onChange={(_, x) => set(x)}
      renderInput={(p) => <TextField {...p} label="Fruits" />}
    />
  )),
  'autocomplete free': {
    ci: true,
    show: controlled([], (v, set) => (
      <Autocomplete
        multiple
        freeSolo
        options={[]}
        value={v}
        onChange={(_, x) => set(x)}
        renderInput={(p) => <TextField {...p} label="Tags" />}
      />
    )),
  },
  'text select': {
    undo: false,
    show: controlled('', (v, set) => (
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
    )),
  },
  'native select': {
    ci: true,
    show: controlled('', (v, set) => (
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
  },
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
});
