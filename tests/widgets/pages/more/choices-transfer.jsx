import { Transfer } from 'antd';
import { PickList } from 'primereact/picklist';
import 'primereact/resources/themes/lara-light-blue/theme.css';
import { controlled } from '../support/react-case.jsx';
import { fruits, showCases } from '../support/cases.js';

const data = fruits.map((title) => ({ key: title, title }));

showCases({
  antd: controlled([], (v, set) => (
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
  'antd search': controlled([], (v, set) => (
    <fieldset>
      <legend>Favourite fruits</legend>
      <Transfer dataSource={data} showSearch targetKeys={v} onChange={set} render={({ title }) => title} />
    </fieldset>
  )),
  'antd one way': controlled([], (v, set) => (
    <fieldset>
      <legend>Favourite fruits</legend>
      <Transfer dataSource={data} oneWay targetKeys={v} onChange={set} render={({ title }) => title} />
    </fieldset>
  )),
  primereact: controlled([], (v, set) => (
    <fieldset>
      <legend>Favourite fruits</legend>
      <PickList
        dataKey="id"
        source={fruits.filter((fruit) => !v.includes(fruit)).map((id) => ({ id }))}
        target={v.map((id) => ({ id }))}
        onChange={(e) => set(e.target.map(({ id }) => id))}
        itemTemplate={({ id }) => id}
        sourceHeader="Available"
        targetHeader="Selected"
      />
    </fieldset>
  )),
});
