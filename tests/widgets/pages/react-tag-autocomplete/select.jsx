import { ReactTags } from 'react-tag-autocomplete';
import 'react-tag-autocomplete/example/src/styles.css';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const labelled = fruits.map((label) => ({ label, value: label.toLowerCase() }));

showCases({
  'tag-autocomplete': controlled([], (v, set) => (
    <ReactTags
      labelText="Favourite fruits"
      selected={v}
      suggestions={labelled}
      onAdd={(t) => set([...v, t])}
      onDelete={(i) => set(v.filter((_, at) => at !== i))}
      noOptionsText="No matching fruits"
    />
  )),
  new: controlled([], (v, set) => (
    <ReactTags
      allowNew
      labelText="Keywords"
      selected={v}
      suggestions={[]}
      onAdd={(t) => set([...v, t])}
      onDelete={(i) => set(v.filter((_, at) => at !== i))}
    />
  )),
});
