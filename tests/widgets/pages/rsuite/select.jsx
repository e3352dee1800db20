import {
  AutoComplete,
  Cascader,
  CheckPicker,
  CheckTreePicker,
  Form,
  InputPicker,
  MultiCascader,
  SelectPicker,
  TagInput,
  TagPicker,
  TreePicker,
} from 'rsuite';
import 'rsuite/dist/rsuite.css';
import { controlled } from '../support/react-case.jsx';
import { fruits, showCases } from '../support/cases.js';

const data = fruits.map((fruit) => ({ label: fruit, value: fruit.toLowerCase() }));

const tree = [
  {
    label: 'Plants',
    value: 'plants',
    children: [
      { label: 'Fern', value: 'fern' },
      { label: 'Moss', value: 'moss' },
    ],
  },
  { label: 'Animals', value: 'animals', children: [{ label: 'Fox', value: 'fox' }] },
];

const labelled = (label, inner) => (
  <Form.Group controlId="w">
    <Form.Label>{label}</Form.Label>
    {inner}
  </Form.Group>
);

showCases({
  'select picker': controlled(null, (v, set) =>
    labelled('Favourite fruit', <SelectPicker id="w" data={data} value={v} onChange={set} />),
  ),
  'select picker no search': controlled(null, (v, set) =>
    labelled('Favourite fruit', <SelectPicker id="w" searchable={false} data={data} value={v} onChange={set} />),
  ),
  'check picker': controlled([], (v, set) =>
    labelled('Favourite fruits', <CheckPicker id="w" data={data} value={v} onChange={set} />),
  ),
  'input picker': controlled(null, (v, set) =>
    labelled('Favourite fruit', <InputPicker id="w" data={data} value={v} onChange={set} />),
  ),
  'tag picker': controlled([], (v, set) =>
    labelled(
      'Favourite fruits',
      <TagPicker id="w" data={data} value={v} onChange={(x) => set(x ?? [])} style={{ width: 300 }} />,
    ),
  ),
  'tag input': controlled([], (v, set) =>
    labelled('Tags', <TagInput id="w" value={v} onChange={(x) => set(x ?? [])} style={{ width: 300 }} />),
  ),
  autocomplete: controlled('', (v, set) =>
    labelled('Favourite fruit', <AutoComplete id="w" data={fruits} value={v} onChange={set} />),
  ),
  cascader: controlled(null, (v, set) =>
    labelled('Kind', <Cascader id="w" data={tree} value={v} onChange={set} style={{ width: 224 }} />),
  ),
  'multi cascader': controlled([], (v, set) =>
    labelled('Kinds', <MultiCascader id="w" data={tree} value={v} onChange={set} style={{ width: 224 }} />),
  ),
  'tree picker': controlled(null, (v, set) =>
    labelled('Kind', <TreePicker id="w" data={tree} value={v} onChange={set} style={{ width: 246 }} />),
  ),
  'check tree picker': controlled([], (v, set) =>
    labelled(
      'Kinds',
      <CheckTreePicker id="w" defaultExpandAll data={tree} value={v} onChange={set} style={{ width: 246 }} />,
    ),
  ),
});
