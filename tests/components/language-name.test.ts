import { beforeEach, expect, test, vi } from 'vitest';
import type * as Module from '../../components/language-name';
import { fakeI18n } from '../popup/fake-i18n';

let languageName: typeof Module.languageName;

beforeEach(async () => {
  vi.stubGlobal('chrome', { i18n: fakeI18n() });
  ({ languageName } = await import('../../components/language-name'));
});

test.each([
  ['de-AT', 'German (Austria)'],
  ['pt-BR', 'Portuguese (Brazil)'],
  ['eo', 'Esperanto'],
])('%s is called %s', (tag, expected) => {
  expect(languageName(tag)).toBe(expected);
});
