import DatePicker from 'react-datepicker';
import 'react-datepicker/dist/react-datepicker.css';
import { controlled } from './support/react-case.jsx';
import { showCases } from './support/cases.js';

const wrap =
  (props = {}) =>
  (v, set) => (
    <div>
      <label htmlFor="d">Date of birth</label>
      <DatePicker id="d" selected={v} onChange={set} {...props} />
    </div>
  );
showCases({
  typed: controlled(null, wrap(), { text: '04/17/1992', wantPart: '1992-04-1' }),
  placeholder: controlled(null, wrap({ dateFormat: 'dd.MM.yyyy', placeholderText: 'dd.mm.yyyy' }), {
    text: '17.04.1992',
    wantPart: '1992-04-1',
  }),
  'with time': controlled(null, wrap({ showTimeSelect: true, dateFormat: 'MM/dd/yyyy h:mm aa' }), {
    text: '12/03/2026 2:30 PM',
    wantPart: '2026-12-03',
  }),
  'not typed': controlled(
    null,
    wrap({ onKeyDown: (e) => e.preventDefault(), onChangeRaw: (e) => e?.preventDefault() }),
    { text: '12/03/2026', wantPart: '2026-12-0', undo: false },
  ),
});
