import TimePicker from 'react-time-picker';
import 'react-time-picker/dist/TimePicker.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const L = ({ label, children }) => (
  <div className="field">
    <label>{label}</label>
    {children}
  </div>
);

showCases({
  'time-picker': controlled(null, (v, set) => (
    <L label="Start time">
      <TimePicker value={v} onChange={set} />
    </L>
  )),
});
