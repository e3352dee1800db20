import DateRangePicker from '@wojtekmaj/react-daterange-picker';
import '@wojtekmaj/react-daterange-picker/dist/DateRangePicker.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const L = ({ label, children }) => (
  <div className="field">
    <label>{label}</label>
    {children}
  </div>
);

const d = (x) => x && x.toISOString();

showCases({
  'daterange-picker': controlled(null, (v, set) => (
    <L label="Travel dates">
      <DateRangePicker value={v && v.map((x) => x && new Date(x))} onChange={(x) => set(x && x.map(d))} />
    </L>
  )),
});
