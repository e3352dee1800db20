import { options, c, Item, Opens } from '../support/antd-mobile.jsx';
import { Cascader, CascadePicker, Picker, PickerView, Segmented, Selector } from 'antd-mobile';
import { showCases } from '../support/cases.js';

const cities = [
  {
    label: 'Germany',
    value: 'germany',
    children: [
      { label: 'Berlin', value: 'berlin' },
      { label: 'Hamburg', value: 'hamburg' },
    ],
  },
  {
    label: 'France',
    value: 'france',
    children: [
      { label: 'Paris', value: 'paris' },
      { label: 'Lyon', value: 'lyon' },
    ],
  },
];

showCases({
  selector: c([], (v, set) => (
    <Item label="Favourite fruit">
      <Selector options={options.slice(0, 4)} value={v} onChange={set} />
    </Item>
  )),
  'selector multiple': c([], (v, set) => (
    <Item label="Favourite fruits">
      <Selector multiple options={options.slice(0, 4)} value={v} onChange={set} />
    </Item>
  )),
  segmented: {
    undo: false,
    show: c('Monthly', (v, set) => (
      <Item label="Billing period">
        <Segmented options={['Daily', 'Weekly', 'Monthly']} value={v} onChange={set} />
      </Item>
    )),
  },
  picker: {
    undo: false,
    show: c([], (v, set) => (
      <Opens label="Favourite fruit">
        {(visible, close) => (
          <Picker columns={[options]} visible={visible} onClose={close} value={v} onConfirm={set}>
            {(items) => (items.every((i) => i === null) ? 'Not selected' : items.map((i) => i?.label).join(', '))}
          </Picker>
        )}
      </Opens>
    )),
  },
  'cascade picker': {
    undo: false,
    show: c([], (v, set) => (
      <Opens label="City">
        {(visible, close) => (
          <CascadePicker options={cities} visible={visible} onClose={close} value={v} onConfirm={set}>
            {(items) => (items.every((i) => i === null) ? 'Not selected' : items.map((i) => i?.label).join(' / '))}
          </CascadePicker>
        )}
      </Opens>
    )),
  },
  cascader: {
    undo: false,
    show: c([], (v, set) => (
      <Opens label="City">
        {(visible, close) => (
          <Cascader options={cities} visible={visible} onClose={close} value={v} onConfirm={set}>
            {(items) =>
              items.length === 0 || items.every((i) => i === null)
                ? 'Not selected'
                : items.map((i) => i?.label ?? 'Not selected').join(' / ')
            }
          </Cascader>
        )}
      </Opens>
    )),
  },
  'picker view': {
    undo: false,
    show: c([], (v, set) => (
      <Item label="Favourite fruit">
        <PickerView columns={[options]} value={v} onChange={set} />
      </Item>
    )),
  },
});
