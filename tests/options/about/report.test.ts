import { afterEach, expect, test, vi } from 'vitest';
import { reportOf, type Stored } from '../../../entrypoints/options/about/report';
import { defaultSettings } from '../../../utils/settings/settings';

const stored: Stored = {
  counts: { sites: 1, rules: 2, persons: 3, scenarios: 4, catalogue: 5 },
  settings: {
    ...defaultSettings,
    cards: 'random',
    emailDomain: 'secret.example',
    password: { use: 'fixed', text: 'Secret-1' },
  },
  aside: [{ value: 'Secret', problems: [{ where: 'rules.3.name', what: 'received “Secret”' }] }],
  sync: { isOn: true, left: [], isRefused: true, untaken: [], seen: {} },
  access: 2,
};
vi.stubGlobal('navigator', { userAgent: 'Browser/1', language: 'de' });
afterEach(() => vi.unstubAllGlobals());

test('a report tells what is set and how much is stored, and none of its words', () => {
  expect(reportOf(stored, '1.2.3')).toBe(
    [
      'Understudy 1.2.3',
      'Browser/1',
      'Interface language: de',
      'Settings changed: emailDomain (changed), password (changed), cards random',
      'Stored: sites 1, rules 2, persons 3, scenarios 4, catalogue 5',
      'Sync: on, refused',
      'Sites with access: 2',
      'Kept aside: rules.3.name',
    ].join('\n'),
  );
});
