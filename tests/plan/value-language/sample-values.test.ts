import { expect, test } from 'vitest';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { sampleValues } from '../../../utils/plan/value-language/sample-values';
import type { ValueSpec } from '../../../utils/plan/value-language/value-spec';
import { builtData } from '../persona/locale-source';
import { planSettings } from '../persona/plan-settings';

const locale = await loadLocale('en-US', builtData);
const samples = (value: ValueSpec) =>
  sampleValues(value, {
    locale,
    settings: planSettings(),
    seeds: ['7K2QM-2F4', '8K2QM-2F4', '9K2QM-2F4'],
    faker: null,
    valueOfField: (label) => `<${label}>`,
  });

test('a value is shown for three persons, the counter going on', () => {
  const made = samples({ is: 'template', text: '{{counter}} {{field:City}} {{given-name}}' });

  expect(made.map((one) => 'text' in one && one.text)).toEqual([
    expect.stringMatching(/^1 <City> \p{Lu}/u),
    expect.stringMatching(/^2 <City> \p{Lu}/u),
    expect.stringMatching(/^3 <City> \p{Lu}/u),
  ]);
  expect(samples({ is: 'template', text: '{{counter}} {{field:City}} {{given-name}}' })).toEqual(made);
});

test('another kind has samples too; a skip has none', () => {
  expect(samples({ is: 'kind', kind: 'email' })).toHaveLength(3);
  expect(samples({ is: 'skip' })).toEqual([]);
});
