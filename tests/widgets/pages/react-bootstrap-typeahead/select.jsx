import { Typeahead } from 'react-bootstrap-typeahead';
import 'react-bootstrap-typeahead/css/Typeahead.css';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const L = ({ label, children }) => (
  <div className="field">
    <label>{label}</label>
    {children}
  </div>
);

showCases({
  typeahead: controlled([], (v, set) => (
    <L label="Favourite fruit">
      <Typeahead id="t" options={fruits} selected={v} onChange={set} />
    </L>
  )),
  multiple: controlled([], (v, set) => (
    <L label="Favourite fruits">
      <Typeahead id="t" multiple options={fruits} selected={v} onChange={set} />
    </L>
  )),
});
