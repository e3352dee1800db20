import Autosuggest from 'react-autosuggest';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const Suggest = ({ v, set }) => {
  return (
    <Autosuggest
      suggestions={v ? fruits.filter((f) => f.toLowerCase().startsWith(v.toLowerCase())) : []}
      onSuggestionsFetchRequested={() => {}}
      onSuggestionsClearRequested={() => {}}
      getSuggestionValue={(x) => x}
      renderSuggestion={(x) => <span>{x}</span>}
      inputProps={{ id: 'w', value: v, onChange: (e, { newValue }) => set(newValue) }}
    />
  );
};

showCases({
  autosuggest: controlled('', (v, set) => (
    <div>
      <label htmlFor="w">Favourite fruit</label>
      <Suggest v={v} set={set} />
    </div>
  )),
});
