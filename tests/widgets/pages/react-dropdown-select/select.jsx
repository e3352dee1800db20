import DropdownSelect from 'react-dropdown-select';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const labelled = fruits.map((label) => ({ label, value: label.toLowerCase() }));

const P = ({ label, children }) => (
  <div className="field">
    <label>{label}</label>
    {children}
  </div>
);

showCases({
  'dropdown-select': {
    undo: false,
    show: controlled([], (v, set) => (
      <P label="Favourite fruit">
        <DropdownSelect options={labelled} values={v} onChange={set} />
      </P>
    )),
  },
  multi: controlled([], (v, set) => (
    <P label="Favourite fruits">
      <DropdownSelect multi options={labelled} values={v} onChange={set} />
    </P>
  )),
  'clearable portal': controlled([], (v, set) => (
    <P label="Favourite fruit">
      <DropdownSelect
        clearable
        searchable={false}
        portal={document.body}
        options={labelled}
        values={v}
        onChange={set}
      />
    </P>
  )),
});
