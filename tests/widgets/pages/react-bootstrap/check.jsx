import { ToggleButton, ToggleButtonGroup } from 'react-bootstrap';
import 'bootstrap/dist/css/bootstrap.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'toggle radio': {
    undo: false,
    show: controlled('', (v, set) => (
      <ToggleButtonGroup type="radio" name="size" aria-label="Size" value={v} onChange={set}>
        {['Small', 'Medium', 'Large'].map((size) => (
          <ToggleButton key={size} id={`size-${size}`} value={size}>
            {size}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    )),
  },
});
