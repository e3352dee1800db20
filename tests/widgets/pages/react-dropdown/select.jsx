import Dropdown from 'react-dropdown';
import 'react-dropdown/style.css';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const P = ({ label, children }) => (
  <div className="field">
    <label>{label}</label>
    {children}
  </div>
);

showCases({
  'react-dropdown': {
    undo: false,
    show: controlled('', (v, set) => (
      <P label="Favourite fruit">
        <Dropdown
          aria-label="Favourite fruit"
          options={fruits}
          value={v}
          onChange={(o) => set(o.value)}
          placeholder="Select an option"
        />
      </P>
    )),
  },
});
