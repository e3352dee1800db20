import { L } from '../support/react-widgets.jsx';
import DropdownList from 'react-widgets/DropdownList';
import Combobox from 'react-widgets/Combobox';
import Multiselect from 'react-widgets/Multiselect';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

showCases({
  dropdown: {
    undo: false,
    show: controlled('', (v, set) => (
      <L label="Favourite fruit">
        <DropdownList data={fruits} value={v} onChange={set} />
      </L>
    )),
  },
  combobox: controlled('', (v, set) => (
    <L label="Favourite fruit">
      <Combobox data={fruits} value={v} onChange={set} />
    </L>
  )),
  multiselect: controlled([], (v, set) => (
    <L label="Favourite fruits">
      <Multiselect data={fruits} value={v} onChange={set} />
    </L>
  )),
});
