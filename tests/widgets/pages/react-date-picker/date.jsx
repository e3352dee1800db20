import ReactDatePicker from 'react-date-picker';
import 'react-date-picker/dist/DatePicker.css';
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
  'date-picker': controlled(null, (v, set) => (
    <L label="Check-in date">
      <ReactDatePicker value={v} onChange={(x) => set(d(x))} />
    </L>
  )),
});
