import { MultiSelect } from 'react-multi-select-component';
import { controlled } from '../support/react-case.jsx';
import { fruits, showCases } from '../support/cases.js';

const options = fruits.map((fruit) => ({ label: fruit, value: fruit.toLowerCase() }));

showCases({
  'multi-select': controlled([], (v, set) => (
    <div>
      <label id="l">Favourite fruits</label>
      <MultiSelect options={options} value={v} onChange={set} labelledBy="l" />
    </div>
  )),
});
