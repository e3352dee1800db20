import 'layui/dist/css/layui.css';
import 'layui/dist/layui.js';
import { fruits, showCases } from '../support/cases.js';

const { layui } = globalThis;
const { form, laydate, slider, rate, colorpicker, transfer } = layui;
const options = fruits.map((fruit) => `<option value="${fruit.toLowerCase()}">${fruit}</option>`).join('');
const toppings = ['Cheese', 'Ham', 'Olives'];
const sizes = ['Small', 'Medium', 'Large'];

/** A form as the documentation builds it: labels stand before, in the same item. */
function item(root, label, markup) {
  root.innerHTML = `<form class="layui-form" action=""><div class="layui-form-item"><label class="layui-form-label" style="width: 140px">${label}</label><div class="layui-input-block" style="margin-left: 180px">${markup}</div></div><div class="layui-form-item"><button type="submit" class="layui-btn" lay-submit>Send</button></div></form>`;
  form.render();
  return root.querySelector('#widget');
}

/** A case whose model is what the form's own event told. */
const told =
  (label, markup, event, initial, read, extra = {}) =>
  (root) => {
    let state = initial;
    item(root, label, markup);
    form.on(`${event}(one)`, (data) => (state = read(data, state)));
    return { state: () => state, ...extra };
  };
const date = (label, placeholder, settings) => (root) => {
  let state = '';
  const elem = item(root, label, `<input type="text" class="layui-input" id="widget" placeholder="${placeholder}">`);
  laydate.render({ elem, lang: 'en', done: (value) => (state = value), ...settings });
  return { state: () => state };
};
const drawn =
  (label, start, initial, extra = {}) =>
  (root) => {
    let state = initial;
    start(item(root, label, '<div id="widget"></div>'), (value) => (state = value));
    return { state: () => state, ...extra };
  };

showCases({
  input: (root) => {
    const input = item(
      root,
      'First name',
      '<input type="text" id="widget" name="name" lay-verify="required" placeholder="Please enter" autocomplete="off" class="layui-input">',
    );
    return { state: () => input.value };
  },
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
  checkbox: told(
    'Newsletter',
    '<input type="checkbox" id="widget" name="newsletter" title="Subscribe to the newsletter" lay-filter="one">',
    'checkbox',
    false,
    ({ elem }) => elem.checked,
  ),
  'checkbox primary': told(
    'Toppings',
    toppings
      .map(
        (one) =>
          `<input type="checkbox" name="toppings" value="${one.toLowerCase()}" title="${one}" lay-skin="primary" lay-filter="one">`,
      )
      .join(''),
    'checkbox',
    [],
    ({ elem, value }, old) => (elem.checked ? [...old, value] : old.filter((one) => one !== value)),
  ),
  'checkbox tags': told(
    'Toppings',
    toppings
      .map(
        (one) =>
          `<input type="checkbox" name="toppings" value="${one.toLowerCase()}" title="${one}" lay-skin="tag" lay-filter="one">`,
      )
      .join(''),
    'checkbox',
    [],
    ({ elem, value }, old) => (elem.checked ? [...old, value] : old.filter((one) => one !== value)),
  ),
  switch: told(
    'Email notifications',
    '<input type="checkbox" id="widget" name="notify" lay-skin="switch" lay-filter="one" title="ON|OFF">',
    'switch',
    false,
    ({ elem }) => elem.checked,
  ),
  radio: told(
    'Size',
    sizes
      .map((one) => `<input type="radio" name="size" value="${one.toLowerCase()}" title="${one}" lay-filter="one">`)
      .join(''),
    'radio',
    '',
    ({ value }) => value,
    { undo: false },
  ),
  date: date('Check-in date', 'yyyy-MM-dd', {}),
  'date range': date('Travel dates', ' - ', { range: true }),
  time: date('Arrival time', 'HH:mm:ss', { type: 'time' }),
  'date and time': date('Appointment', 'yyyy-MM-dd HH:mm:ss', { type: 'datetime' }),
  month: date('Month', 'yyyy-MM', { type: 'month' }),
  slider: drawn('Volume', (elem, tell) => slider.render({ elem, value: 20, change: tell }), 20),
  'slider with input': drawn(
    'Volume',
    (elem, tell) => slider.render({ elem, value: 20, input: true, change: tell }),
    20,
  ),
  rate: drawn('Rating', (elem, tell) => rate.render({ elem, choose: tell }), 0, { undo: false }),
  colorpicker: drawn(
    'Brand colour',
    (elem, tell) => colorpicker.render({ elem, color: '#1c97f5', done: tell }),
    '#1c97f5',
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
