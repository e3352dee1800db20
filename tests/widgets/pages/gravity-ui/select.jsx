import { options, own, row } from '../support/gravity-ui.jsx';
import { Select } from '@gravity-ui/uikit';
import { showCases } from '../support/cases.js';

showCases({
  select: own([], (v, set) =>
    row('Favourite fruit', <Select id="w" placeholder="Choose" value={v} options={options} onUpdate={set} hasClear />),
  ),
  'select label': own([], (v, set) => (
    <Select label="Favourite fruit:" value={v} options={options} onUpdate={set} hasClear />
  )),
  'select filter': own([], (v, set) =>
    row(
      'Favourite fruit',
      <Select id="w" filterable placeholder="Choose" value={v} options={options} onUpdate={set} hasClear />,
    ),
  ),
  'select many': own([], (v, set) =>
    row(
      'Fruits you like',
      <Select id="w" multiple placeholder="Choose" value={v} options={options} onUpdate={set} hasClear />,
    ),
  ),
});
