import { beforeEach, expect, test, vi } from 'vitest';
import type * as Module from '../../entrypoints/popup/evidence-text';
import { textSources } from '../../utils/pipeline';
import { fakeI18n } from './fake-i18n';

let evidenceText: typeof Module.evidenceText;

beforeEach(async () => {
  vi.stubGlobal('chrome', { i18n: fakeI18n() });
  ({ evidenceText } = await import('../../entrypoints/popup/evidence-text'));
});

test.each([
  ['label', 'Vorname', 'label says “Vorname”'],
  ['autocomplete', 'given-name', 'autocomplete attribute says “given-name”'],
  ['neighbours', '', 'neighbouring fields'],
  ['user', 'kind', 'You said so.'],
  ['default', '', 'Nothing on the page says what it is.'],
] as const)('%s %s', (signal, said, expected) => {
  expect(evidenceText({ signal, text: said, score: 1 })).toBe(expected);
});

test.each(textSources)('has words for %s', (signal) => {
  expect(evidenceText({ signal, text: 'x', score: 1 })).toMatch(/^[a-z].* says “x”$/);
});
