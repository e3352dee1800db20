import { useState } from 'react';
import { ConfigProvider, Form } from 'antd-mobile';
import enUS from 'antd-mobile/es/locales/en-US';
import { controlled } from './react-case.jsx';
import { fruits } from './cases.js';

export const options = fruits.map((label) => ({ label, value: label.toLowerCase() }));

export const c = (initial, render, extra) =>
  controlled(initial, (v, set) => <ConfigProvider locale={enUS}>{render(v, set)}</ConfigProvider>, extra);

export const Item = ({ label, children, ...rest }) => (
  <div className="adm-form adm-form-default">
    <Form.Item label={label} {...rest}>
      {children}
    </Form.Item>
  </div>
);

/** A value that opens its picker, as the documentation's forms show it. */
export function Opens({ label, text, children }) {
  const [visible, setVisible] = useState(false);
  return (
    <Item label={label} onClick={() => setVisible(true)} arrow>
      {children(visible, () => setVisible(false))}
    </Item>
  );
}
