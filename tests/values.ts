/** Prints made-up persons for reading: `npm run values -- --locale de-DE --count 3 --seed 7K2QM-2F4`. */
import { parseArgs } from 'node:util';
import { allKinds } from '../utils/kinds/kinds';
import { loadLocale } from '../utils/plan/locale/load-locale';
import { makeSeed, parseSeed } from '../utils/plan/seed';
import { valueOfKind } from '../utils/plan/value-of-kind';
import { lifeOf } from './life';
import { builtData } from './plan/persona/locale-source';
import { planSettings } from './plan/persona/plan-settings';

const { values } = parseArgs({
  options: {
    locale: { type: 'string', default: 'en-US' },
    count: { type: 'string', default: '1' },
    seed: { type: 'string' },
  },
});

const locale = await loadLocale(values.locale, builtData);
for (let person = 0; person < Number(values.count); person++) {
  const seed = values.seed ? parseSeed(values.seed) : makeSeed(1000 + person * 7919, '2026-11-20');
  console.log(`\n${locale.tag}  ${seed}`);
  const context = { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} } as const;
  for (const line of lifeOf(seed, locale)) console.log(`  ${line}`);
  for (const kind of allKinds) console.log(`  ${kind.padEnd(22)} ${valueOfKind(kind, context)}`);
}
