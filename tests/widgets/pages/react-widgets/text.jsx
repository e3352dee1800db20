import { L } from '../support/react-widgets.jsx';
import RWNumberPicker from 'react-widgets/NumberPicker';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  number: controlled(null, (v, set) => (
    <L label="Quantity">
      <RWNumberPicker value={v} onChange={set} />
    </L>
  )),
});
