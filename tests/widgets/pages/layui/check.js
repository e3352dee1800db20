import { rate, told, drawn } from '../support/layui.js';
import { showCases } from '../support/cases.js';

const toppings = ['Cheese', 'Ham', 'Olives'];

const sizes = ['Small', 'Medium', 'Large'];

showCases({
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
    'Gift wrapping',
    '<input type="checkbox" id="widget" name="notify" lay-skin="switch" lay-filter="one" title="ON|OFF">',
    'switch',
    false,
    ({ elem }) => elem.checked,
  ),
  radio: {
    undo: false,
    show: told(
      'Size',
      sizes
        .map((one) => `<input type="radio" name="size" value="${one.toLowerCase()}" title="${one}" lay-filter="one">`)
        .join(''),
      'radio',
      '',
      ({ value }) => value,
    ),
  },
  rate: { undo: false, show: drawn('Rating', (elem, tell) => rate.render({ elem, choose: tell }), 0) },
});
