import { describe, expect, it } from 'vitest';
import { allKinds, kindEntry, type Kind } from '../../utils/kinds/kinds';
import { loadLocale } from '../../utils/plan/locale/load-locale';
import { valueOfKind } from '../../utils/plan/value-of-kind';
import { builtData } from './persona/locale-source';
import { planSettings } from './persona/plan-settings';

/** What a person expects to read after choosing the kind in the menu. */
const expected: Readonly<Record<string, Partial<Record<Kind, RegExp>>>> = {
  'en-US': {
    tel: /^\(\d{3}\) 555-01\d\d$/,
    'country-name': /^United States$/,
    bday: /^\d\d\/\d\d\/\d{4}$/,
    'cc-number': /^\d{4}( \d{2,6}){2,3}$/,
    'cc-exp': /^\d\d\/\d\d$/,
  },
  'de-DE': {
    tel: /^\+49( \d+){2,}$/,
    'country-name': /^Deutschland$/,
    bday: /^\d\d\.\d\d\.\d{4}$/,
    'postal-code': /^\d{5}$/,
  },
};

describe.each(Object.keys(expected))('inserted in %s', async (tag) => {
  const locale = await loadLocale(tag, builtData);
  const context = { seed: '7K2QM-2F4', locale, mode: 'realistic', settings: planSettings(), overrides: {} } as const;

  it.each(Object.entries(expected[tag]!))('%s reads as usual', (kind, pattern) => {
    expect(valueOfKind(kind as Kind, context)).toMatch(pattern);
  });

  it('every kind of the menu has a value', () => {
    const kinds = allKinds.filter((kind) => kindEntry(kind).menu);
    expect(kinds.filter((kind) => valueOfKind(kind, context).trim() === '')).toEqual([]);
  });
});
