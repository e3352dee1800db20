import { TextField, InputAdornment } from '@mui/material';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'text field': {
    ci: true,
    show: controlled('', (v, set) => <TextField label="First name" value={v} onChange={(e) => set(e.target.value)} />),
  },
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
});
