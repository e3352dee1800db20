import { transfer, item, told } from '../support/layui.js';
import { fruits, showCases } from '../support/cases.js';

const options = fruits.map((fruit) => `<option value="${fruit.toLowerCase()}">${fruit}</option>`).join('');

showCases({
  select: told(
    'Favourite fruit',
    `<select id="widget" name="fruit" lay-filter="one"><option value="">Please select</option>${options}</select>`,
    'select',
    '',
    ({ value }) => value,
  ),
  'select search': told(
    'Favourite fruit',
    `<select id="widget" name="fruit" lay-search lay-filter="one"><option value="">Type or select</option>${options}</select>`,
    'select',
    '',
    ({ value }) => value,
  ),
  transfer: (root) => {
    const elem = item(root, 'Fruits', '<div id="widget"></div>');
    transfer.render({
      elem,
      id: 'fruits',
      title: ['Available', 'Chosen'],
      data: fruits.map((title) => ({ value: title.toLowerCase(), title })),
    });
    return { state: () => transfer.getData('fruits').map(({ value }) => value) };
  },
});
