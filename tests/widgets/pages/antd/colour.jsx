import { ColorPicker as AntColor } from 'antd';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const label = (inner) => (
  <div>
    <label>Favourite colour</label>
    {inner}
  </div>
);

showCases({
  antd: controlled('#aabbcc', (v, set) => label(<AntColor value={v} onChange={(c) => set(c.toHexString())} />)),
});
