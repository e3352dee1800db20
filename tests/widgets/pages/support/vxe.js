import VxeUI from 'vxe-pc-ui';
import 'vxe-pc-ui/lib/style.css';
import enUS from 'vxe-pc-ui/lib/language/en-US.js';
import { fruits } from './cases.js';
import { bound } from './vue-case.js';

const ui = VxeUI.default ?? VxeUI;

ui.setI18n?.('en-US', enUS.default ?? enUS);

ui.setLanguage?.('en-US');

const data = {
  options: fruits.map((label) => ({ label, value: label.toLowerCase() })),
  toppings: ['Cheese', 'Ham', 'Olives'].map((label) => ({ label, value: label.toLowerCase() })),
  sizes: ['Small', 'Medium', 'Large'].map((label) => ({ label, value: label.toLowerCase() })),
  departments: [
    {
      title: 'Sales',
      value: 'sales',
      children: [
        { title: 'Europe', value: 'europe' },
        { title: 'Asia', value: 'asia' },
      ],
    },
    { title: 'Human resources', value: 'hr' },
  ],
};

export const vxe = (initial, label, inner, extra = {}) =>
  bound(initial, inner, {
    plugins: [ui],
    data,
    wrap: (inner) =>
      inner
        .replace('<form>', '<vxe-form title-width="140" :data="{}">')
        .replace(
          '<div :data-count="count">',
          `<vxe-form-item title="${label}" span="24"><template #default><div :data-count="count">`,
        )
        .replace(
          '</div><button type="submit">Send</button></form>',
          '</div></template></vxe-form-item><vxe-form-item span="24"><template #default><vxe-button type="submit" content="Send" /></template></vxe-form-item></vxe-form>',
        ),
    ...extra,
  });
