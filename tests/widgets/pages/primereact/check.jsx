import { SelectButton } from 'primereact/selectbutton';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';
import { Rating as PrimeRating } from 'primereact/rating';

const label = (inner) => (
  <div>
    <label>Your rating</label>
    {inner}
  </div>
);

showCases({
  'select button': controlled('', (v, set) => (
    <SelectButton aria-label="Size" value={v} onChange={(e) => set(e.value ?? '')} options={['Small', 'Large']} />
  )),
  primereact: controlled(null, (v, set) => label(<PrimeRating value={v} onChange={(e) => set(e.value)} />)),
  'no cancel': controlled(0, (v, set) =>
    label(<PrimeRating value={v} onChange={(e) => set(e.value)} cancel={false} />),
  ),
});
