import { options, box } from '../support/antd.jsx';
import { Select, AutoComplete, TreeSelect, Transfer } from 'antd';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const tree = [
  { value: 'plants', title: 'Plants', label: 'Plants', children: [{ value: 'fern', title: 'Fern', label: 'Fern' }] },
];

const data = fruits.map((title) => ({ key: title, title }));

showCases({
  select: {
    undo: false,
    show: controlled(null, (v, set) =>
      box('Fruit', <Select id="w" style={{ width: 200 }} options={options} value={v} onChange={set} />),
    ),
  },
  'select search': {
    show: controlled(null, (v, set) =>
      box(
        'Fruit',
        <Select
          id="w"
          showSearch
          allowClear
          style={{ width: 200 }}
          options={options}
          value={v}
          onChange={(x) => set(x ?? null)}
        />,
      ),
    ),
  },
  'select multiple': controlled([], (v, set) =>
    box('Fruit', <Select id="w" mode="multiple" style={{ width: 200 }} options={options} value={v} onChange={set} />),
  ),
  'select tags': {
    show: controlled([], (v, set) =>
      box('Tags', <Select id="w" mode="tags" style={{ width: 200 }} value={v} onChange={set} />),
    ),
  },
  autocomplete: controlled('', (v, set) =>
    box('Fruit', <AutoComplete id="w" style={{ width: 200 }} options={options} value={v} onChange={set} />),
  ),
  'tree select': {
    undo: false,
    show: controlled(
      null,
      (v, set) =>
        box(
          'Plant',
          <TreeSelect id="w" style={{ width: 200 }} treeDefaultExpandAll treeData={tree} value={v} onChange={set} />,
        ),
      { want: 'Fern' },
    ),
  },
  antd: {
    show: controlled([], (v, set) => (
      <fieldset>
        <legend>Favourite fruits</legend>
        <Transfer
          dataSource={data}
          titles={['Source', 'Target']}
          targetKeys={v}
          onChange={set}
          render={({ title }) => title}
        />
      </fieldset>
    )),
  },
  search: {
    show: controlled([], (v, set) => (
      <fieldset>
        <legend>Favourite fruits</legend>
        <Transfer dataSource={data} showSearch targetKeys={v} onChange={set} render={({ title }) => title} />
      </fieldset>
    )),
  },
  'one way': {
    show: controlled([], (v, set) => (
      <fieldset>
        <legend>Favourite fruits</legend>
        <Transfer dataSource={data} oneWay targetKeys={v} onChange={set} render={({ title }) => title} />
      </fieldset>
    )),
  },
});
