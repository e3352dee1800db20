/** How well phrases are told that the model never saw: `npx tsx tests/modules/lexicon/print-held-out.ts [--update]`. */
import { writeFileSync } from 'node:fs';
import { measureHeldOut } from './held-out';

const measured = measureHeldOut();
console.table(measured);
if (process.argv.includes('--update'))
  writeFileSync(new URL('held-out.json', import.meta.url), `${JSON.stringify(measured, null, 2)}\n`);
