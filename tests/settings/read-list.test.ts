import { expect, test } from 'vitest';
import { checkList, readList } from '../../utils/settings/read-list';
import { rulesShape } from '../../utils/settings/rules-shape';

const right = { id: 'a', name: 'QA', on: true, sites: [], fields: [], value: { is: 'fixed', text: 'x' } };

test('what is right stays, what is wrong is said with its place', () => {
  const { entries, problems, wrong } = checkList(rulesShape, [
    right,
    { ...right, id: 'b', fields: [{ by: 'matches', in: [], pattern: 'ab(' }] },
    { ...right, id: 'c', sites: ['a b'] },
    { ...right, id: 'd', value: { is: 'template', text: '{{nobody}}' } },
    { ...right, id: 'e', value: { is: 'kind', kind: 'no-kind' } },
    right,
    'text',
  ]);

  expect(entries).toEqual([right]);
  expect(problems.map(({ where }) => where)).toEqual([
    'rules.1.fields.0.pattern',
    'rules.2.sites.0',
    'rules.3.value',
    'rules.4.value.kind',
    'rules.5.id',
    'rules.6',
  ]);
  expect(problems.map(({ what }) => what)).toEqual([
    { code: 'bad-value', problem: { code: 'bad-pattern', piece: '(' } },
    { code: 'not-site', values: ['a b'] },
    { code: 'bad-value', problem: { code: 'unknown-part', piece: 'nobody' } },
    { code: 'not-kind', values: ['no-kind'] },
    { code: 'id-twice', values: ['a'] },
    { code: 'not-object', values: ['text'] },
  ]);
  expect(wrong).toHaveLength(6);
});

test('what may be left out has its default', () => {
  expect(checkList(rulesShape, [{ id: 'a', name: '', value: { is: 'skip' } }]).entries).toEqual([
    { id: 'a', name: '', on: true, sites: [], fields: [], value: { is: 'skip' } },
  ]);
});

test.each([
  [undefined, 0],
  [null, 0],
  ['text', 1],
  [{ version: 1 }, 1],
  [{ version: 99, rules: [right] }, 1],
])('%j is read without a throw, with %d problems', (stored, count) => {
  expect(readList(rulesShape, stored)).toMatchObject({ entries: [], problems: { length: count } });
});
