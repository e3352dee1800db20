/**
 * How well phrases are told that the model never saw: `npx tsx tests/modules/lexicon/print-held-out.ts [--update | --all]`.
 * The first fifth of them stands in `held-out.json`, which `--update` writes, and tests hold what the listed phrases alone
 * teach to that; `--all` prints each fifth and their mean.
 */
import { writeFileSync } from 'node:fs';
import { measureHeldOut, measureListed } from './held-out';

const fifths = process.argv.includes('--all') ? [0, 1, 2, 3, 4] : [0];
const each = fifths.map((fifth) => measureHeldOut(fifth));
for (const one of each) console.table(one);
const mean = each.reduce((sum, { en }) => sum + en!.first, 0) / each.length;
console.log(`English, first answer, mean of ${each.length}: ${mean.toFixed(2)} %`);
const [measured] = each;
if (process.argv.includes('--update'))
  writeFileSync(
    new URL('held-out.json', import.meta.url),
    `${JSON.stringify({ ...measured, listed: measureListed() }, null, 2)}\n`,
  );
