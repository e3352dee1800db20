import { ColorPicker as PrimeColor } from 'primereact/colorpicker';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const label = (inner) => (
  <div>
    <label>Favourite colour</label>
    {inner}
  </div>
);

showCases({
  primereact: controlled('112233', (v, set) => label(<PrimeColor value={v} onChange={(e) => set(e.value)} />)),
  inline: controlled('112233', (v, set) => label(<PrimeColor inline value={v} onChange={(e) => set(e.value)} />)),
});
