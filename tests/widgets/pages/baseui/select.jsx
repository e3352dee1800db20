import { Combobox } from 'baseui/combobox';
import { Select, TYPE } from 'baseui/select';
import { base, options } from '../support/baseui.jsx';
import { showCases } from '../support/cases.js';

const select = (props) => (v, set) => (
  <Select
    options={options}
    value={v}
    onChange={(params) => set(params.value)}
    placeholder="Select a fruit"
    {...props}
  />
);

showCases({
  select: base([], 'Favourite fruit', select({})),
  'select not searchable': base([], 'Favourite fruit', select({ searchable: false })),
  'select not clearable': { undo: false, show: base([], 'Favourite fruit', select({ clearable: false })) },
  'select multiple': base([], 'Favourite fruits', select({ multi: true })),
  'select search': base([], 'Favourite fruit', select({ type: TYPE.search })),
  'select creatable': base([], 'Tags', select({ creatable: true, multi: true })),
  combobox: base('', 'Favourite fruit', (v, set) => (
    <Combobox value={v} onChange={set} options={options} mapOptionToString={(option) => option.label} />
  )),
});
