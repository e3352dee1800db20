import TagsInput from 'react-tagsinput';
import 'react-tagsinput/react-tagsinput.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'react-tagsinput': controlled([], (v, set) => (
    <div>
      <label>Tags</label>
      <TagsInput value={v} onChange={set} />
    </div>
  )),
});
