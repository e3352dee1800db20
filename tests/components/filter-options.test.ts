import { expect, test } from 'vitest';
import { filterOptions } from '../../components/filter-options';

const option = (title: string, words = '') => ({ id: title, title, group: '', detail: '', words });
const options = [
  option('First name', 'given-name'),
  option('Name on card', 'cc-name'),
  option('Username'),
  option('Café in Zürich'),
];
const found = (query: string) => filterOptions(options, query).map(({ title }) => title);

test.each([
  ['', ['First name', 'Name on card', 'Username', 'Café in Zürich']],
  ['  ', ['First name', 'Name on card', 'Username', 'Café in Zürich']],
  ['name', ['First name', 'Name on card']],
  ['NAME fir', ['First name']],
  ['given-n', ['First name']],
  ['cafe zur', ['Café in Zürich']],
  ['sern', ['Username']],
  ['nothing', []],
])('“%s” finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});
