import { item } from '../support/antd-variants.jsx';
import { Checkbox, Radio, Switch, Rate, Segmented } from 'antd';
import { showCases, fruits } from '../support/cases.js';

showCases({
  'checkbox group': item('Favourite fruits', <Checkbox.Group options={fruits} />),
  'radio buttons': {
    undo: false,
    show: item('Size', <Radio.Group optionType="button" options={['Small', 'Medium', 'Large']} />),
  },
  switch: item(
    'Newsletter',
    <Switch checkedChildren="On" unCheckedChildren="Off" />,
    {},
    { valuePropName: 'checked', initialValue: false },
  ),
  rate: item('Rating', <Rate />, {}, { initialValue: 0 }),
  'rate half': item('Rating', <Rate allowHalf />, {}, { initialValue: 0 }),
  segmented: { undo: false, show: item('View', <Segmented block options={['List', 'Kanban', 'Table']} />) },
});
