import * as Reka from 'reka-ui';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

const objects = fruits.map((name, id) => ({ id, name }));

const components = { ...Reka };

const find = (query) =>
  new Promise((answer) =>
    setTimeout(() => answer(fruits.filter((fruit) => fruit.toLowerCase().includes(query.toLowerCase()))), 150),
  );

export const vue = (initial, template, extra = {}) =>
  bound(initial, template, { components, data: { fruits, objects, find }, ...extra });
