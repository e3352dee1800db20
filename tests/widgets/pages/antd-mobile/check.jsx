import { options, c, Item } from '../support/antd-mobile.jsx';
import { CheckList, Checkbox, Radio, Rate, Space, Switch } from 'antd-mobile';
import { showCases } from '../support/cases.js';

showCases({
  switch: c(false, (v, set) => (
    <Item label="Gift wrapping" childElementPosition="right">
      <Switch checked={v} onChange={set} />
    </Item>
  )),
  checkbox: c(false, (v, set) => (
    <Checkbox checked={v} onChange={set}>
      I accept the terms
    </Checkbox>
  )),
  'checkbox group': c([], (v, set) => (
    <Item label="Favourite fruits">
      <Checkbox.Group value={v} onChange={set}>
        <Space direction="vertical">
          {options.slice(0, 4).map((o) => (
            <Checkbox key={o.value} value={o.value}>
              {o.label}
            </Checkbox>
          ))}
        </Space>
      </Checkbox.Group>
    </Item>
  )),
  'radio group': {
    undo: false,
    show: c('', (v, set) => (
      <Item label="Favourite fruit">
        <Radio.Group value={v} onChange={set}>
          <Space direction="vertical">
            {options.slice(0, 4).map((o) => (
              <Radio key={o.value} value={o.value}>
                {o.label}
              </Radio>
            ))}
          </Space>
        </Radio.Group>
      </Item>
    )),
  },
  rate: c(0, (v, set) => (
    <Item label="Rating">
      <Rate value={v} onChange={set} />
    </Item>
  )),
  'check list': c([], (v, set) => (
    <Item label="Favourite fruit">
      <CheckList value={v} onChange={set}>
        {options.slice(0, 4).map((o) => (
          <CheckList.Item key={o.value} value={o.value}>
            {o.label}
          </CheckList.Item>
        ))}
      </CheckList>
    </Item>
  )),
});
