import {
  Switch,
  Checkbox,
  FormControlLabel,
  RadioGroup,
  Radio,
  Rating,
  ToggleButton,
  ToggleButtonGroup,
  FormControl,
  FormGroup,
  FormHelperText,
  FormLabel,
} from '@mui/material';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  switch: controlled(false, (v, set) => (
    <FormControlLabel label="Gift wrapping" control={<Switch checked={v} onChange={(e) => set(e.target.checked)} />} />
  )),
  checkbox: {
    ci: true,
    show: controlled(false, (v, set) => (
      <FormControlLabel label="Terms" control={<Checkbox checked={v} onChange={(e) => set(e.target.checked)} />} />
    )),
  },
  radio: {
    ci: true,
    undo: false,
    show: controlled('', (v, set) => (
      <RadioGroup value={v} onChange={(e) => set(e.target.value)}>
        {['a', 'b'].map((x) => (
          <FormControlLabel key={x} value={x} label={`Plan ${x}`} control={<Radio />} />
        ))}
      </RadioGroup>
    )),
  },
  rating: {
    ci: true,
    undo: false,
    show: controlled(null, (v, set) => <Rating name="stars" value={v} onChange={(_, x) => set(x)} />),
  },
  toggle: {
    ci: true,
    show: controlled(null, (v, set) => (
      <ToggleButtonGroup exclusive aria-label="Size" value={v} onChange={(_, x) => set(x)}>
        {['S', 'M', 'L'].map((x) => (
          <ToggleButton key={x} value={x}>
            {x}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    )),
  },
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
  'radio row': {
    undo: false,
    show: controlled('', (v, set) => (
      <FormControl>
        <FormLabel id="g">Gender</FormLabel>
        <RadioGroup row aria-labelledby="g" value={v} onChange={(e) => set(e.target.value)}>
          {['female', 'male', 'other'].map((x) => (
            <FormControlLabel key={x} value={x} control={<Radio />} label={x} />
          ))}
        </RadioGroup>
      </FormControl>
    )),
  },
  'switch label': controlled(false, (v, set) => (
    <FormControlLabel control={<Switch checked={v} onChange={(e) => set(e.target.checked)} />} label="Gift wrapping" />
  )),
  'rating half': controlled(null, (v, set) => (
    <Rating name="half-rating" precision={0.5} value={v} onChange={(_, x) => set(x)} />
  )),
  'toggle multiple': {
    ci: true,
    show: controlled([], (v, set) => (
      <ToggleButtonGroup value={v} onChange={(_, x) => set(x)} aria-label="text formatting">
        {['bold', 'italic'].map((x) => (
          <ToggleButton key={x} value={x} aria-label={x}>
            {x[0]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    )),
  },
});
