import Select from 'react-select';
import AsyncSelect from 'react-select/async';
import CreatableSelect from 'react-select/creatable';
import AsyncCreatable from 'react-select/async-creatable';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const options = fruits.map((label) => ({ value: label.toLowerCase(), label }));

const load = (text) =>
  new Promise((done) =>
    setTimeout(() => done(options.filter((o) => o.label.toLowerCase().includes(text.toLowerCase()))), 200),
  );

const wrap =
  (C, props = {}) =>
  (v, set) => (
    <div>
      <label htmlFor="s">Fruit</label>
      <C inputId="s" options={options} value={v} onChange={set} {...props} />
    </div>
  );

showCases({
  single: { ci: true, undo: false, show: controlled(null, wrap(Select)) },
  clearable: controlled(null, wrap(Select, { isClearable: true })),
  'not searchable': { ci: true, undo: false, show: controlled(null, wrap(Select, { isSearchable: false })) },
  multi: controlled([], wrap(Select, { isMulti: true })),
  portal: { ci: true, show: controlled(null, wrap(Select, { menuPortalTarget: document.body, isClearable: true })) },
  async: controlled(null, wrap(AsyncSelect, { options: undefined, loadOptions: load, isClearable: true }), {
    want: 'cherry',
  }),
  creatable: { ci: true, show: controlled(null, wrap(CreatableSelect, { isClearable: true })) },
  'creatable multi': controlled(
    [],
    wrap(CreatableSelect, { isMulti: true, options: [], components: { DropdownIndicator: null } }),
  ),
  'async creatable': {
    ci: true,
    show: controlled(null, wrap(AsyncCreatable, { options: undefined, loadOptions: load, isClearable: true })),
  },
});
