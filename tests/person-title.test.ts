import { beforeEach, expect, test, vi } from 'vitest';
import type * as Module from '../utils/person-title';
import { fakeI18n } from './popup/fake-i18n';

let personTitle: typeof Module.personTitle;

beforeEach(async () => {
  vi.stubGlobal('chrome', { i18n: fakeI18n() });
  ({ personTitle } = await import('../utils/person-title'));
});

test.each([
  ['', ''],
  ['mother', 'Mother'],
  ['guest-2', 'Guest 2'],
  ['row-7/manager', 'Person 7: Manager'],
  ['row-red', 'Person red'],
  ['former', ''],
  ['child-2/line-3', 'Child 2'],
])('“%s” is called “%s”', (person, expected) => {
  expect(personTitle(person)).toBe(expected);
});
