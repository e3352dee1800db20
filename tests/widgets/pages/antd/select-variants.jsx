import { item } from '../support/antd-variants.jsx';
import { Select, TreeSelect, Cascader, AutoComplete } from 'antd';
import { showCases, fruits } from '../support/cases.js';

const options = fruits.map((f) => ({ value: f.toLowerCase(), label: f }));

const many = Array.from({ length: 1000 }, (_, i) => ({ value: `Customer ${i + 1}`, label: `Customer ${i + 1}` }));

const grouped = [
  { label: 'Sweet', options: options.slice(0, 4) },
  { label: 'Sour', options: options.slice(4) },
];

const tree = [
  {
    value: 'garden',
    title: 'Garden',
    label: 'Garden',
    children: [
      {
        value: 'tools',
        title: 'Tools',
        label: 'Tools',
        children: [{ value: 'rakes', title: 'Rakes', label: 'Rakes' }],
      },
      { value: 'seeds', title: 'Seeds', label: 'Seeds' },
    ],
  },
  { value: 'kitchen', title: 'Kitchen', label: 'Kitchen', children: [{ value: 'pans', title: 'Pans', label: 'Pans' }] },
];

showCases({
  'select placeholder': {
    undo: false,
    show: item('Favourite fruit', <Select placeholder="Select a fruit" options={options} />),
  },
  'select grouped': item('Favourite fruit', <Select allowClear options={grouped} />),
  'select virtual': item('Customer', <Select showSearch allowClear optionFilterProp="label" options={many} />),
  'select multiple clear': item(
    'Favourite fruits',
    <Select mode="multiple" allowClear placeholder="Please select" options={options} />,
  ),
  'select responsive tags': item(
    'Favourite fruits',
    <Select mode="multiple" maxTagCount="responsive" options={options} />,
  ),
  autocomplete: item('Fruit', <AutoComplete options={options} placeholder="Fruit" />),
  'cascader path': item('Category', <Cascader options={tree} placeholder="Please select" />),
  'cascader multiple': item('Categories', <Cascader multiple options={tree} />),
  'tree checkable': item('Categories', <TreeSelect treeCheckable treeData={tree} treeDefaultExpandAll />),
  'tree search': item('Category', <TreeSelect showSearch allowClear treeData={tree} treeDefaultExpandAll />),
});
