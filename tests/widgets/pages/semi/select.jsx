import { F } from '../support/semi.jsx';
import { Select, Cascader, TreeSelect, AutoComplete, TagInput, Transfer } from '@douyinfe/semi-ui';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const opts = fruits.map((f) => ({ label: f, value: f }));

showCases({
  select: {
    undo: false,
    show: controlled(undefined, (v, set) => (
      <F label="Favourite fruit">
        <Select value={v} onChange={set} optionList={opts} style={{ width: 200 }} />
      </F>
    )),
  },
  'select filter': {
    undo: false,
    show: controlled(undefined, (v, set) => (
      <F label="Favourite fruit">
        <Select filter value={v} onChange={set} optionList={opts} style={{ width: 200 }} />
      </F>
    )),
  },
  'select multiple': controlled([], (v, set) => (
    <F label="Favourite fruits">
      <Select multiple value={v} onChange={set} optionList={opts} style={{ width: 300 }} />
    </F>
  )),
  cascader: {
    undo: false,
    show: controlled(undefined, (v, set) => (
      <F label="Area">
        <Cascader
          value={v}
          onChange={set}
          treeData={[{ label: 'Berlin', value: 'Berlin', children: [{ label: 'Mitte', value: 'Mitte' }] }]}
          style={{ width: 200 }}
        />
      </F>
    )),
  },
  'tree select': {
    undo: false,
    show: controlled(undefined, (v, set) => (
      <F label="Department">
        <TreeSelect
          value={v}
          onChange={set}
          treeData={[
            {
              label: 'Sales',
              value: 'Sales',
              key: 'sales',
              children: [{ label: 'Europe', value: 'Europe', key: 'eu' }],
            },
          ]}
          style={{ width: 200 }}
        />
      </F>
    )),
  },
  'auto complete': controlled('', (v, set) => (
    <F label="City">
      <AutoComplete value={v} onChange={set} data={['Paris', 'Berlin', 'Rome']} />
    </F>
  )),
  'tag input': controlled([], (v, set) => (
    <F label="Tags">
      <TagInput value={v} onChange={set} />
    </F>
  )),
  transfer: controlled([], (v, set) => (
    <F label="Members">
      <Transfer
        value={v}
        onChange={set}
        dataSource={opts.map((o, i) => ({ ...o, key: i }))}
        style={{ width: 500, height: 300 }}
      />
    </F>
  )),
});
