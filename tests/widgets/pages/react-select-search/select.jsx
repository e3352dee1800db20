import SelectSearchModule from 'react-select-search/dist/cjs/index.js';
import 'react-select-search/style.css';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const SelectSearch = SelectSearchModule.default ?? SelectSearchModule;

const named = fruits.map((name) => ({ name, value: name.toLowerCase() }));

const P = ({ label, children }) => (
  <div className="field">
    <label>{label}</label>
    {children}
  </div>
);

showCases({
  'select-search': {
    undo: false,
    show: controlled('', (v, set) => (
      <P label="Favourite fruit">
        <SelectSearch options={named} value={v} name="fruit" placeholder="Choose your fruit" onChange={set} />
      </P>
    )),
  },
  search: {
    undo: false,
    show: controlled('', (v, set) => (
      <P label="Favourite fruit">
        <SelectSearch search options={named} value={v} name="fruit" placeholder="Choose your fruit" onChange={set} />
      </P>
    )),
  },
  multiple: controlled([], (v, set) => (
    <P label="Favourite fruits">
      <SelectSearch multiple options={named} value={v} name="fruits" placeholder="Choose fruits" onChange={set} />
    </P>
  )),
});
