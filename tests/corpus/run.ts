/** `npm run corpus [-- part-of-a-file-name] [-- --update]`: fills every form of the corpus and prints how believably. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fillAll } from './fill-all';
import type { Judged } from './fill-form';
import { corpusFolder, formNames } from './forms';
import { misses, missKey, oddities, rate, scoreOf, type Score } from './score';

const baselineFile = new URL('baseline.json', import.meta.url);
const update = process.argv.includes('--update');
const part = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';

async function main(): Promise<void> {
  const folder = corpusFolder();
  if (!folder) return console.log('No corpus here: set UNDERSTUDY_CORPUS to the folder of forms.');
  const judged = await fillAll(folder, formNames(folder, part));
  for (const miss of misses(judged)) printMiss(miss);
  for (const odd of oddities(judged))
    console.log(`odd  ${missKey(odd)}: ${odd.odd} (${odd.entry?.kind ?? 'not seen'}, ${odd.entry?.reason ?? ''})`);
  const score = scoreOf(judged);
  printScore(score, part === '' && existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, 'utf8')) : {});
  if (update) writeFileSync(baselineFile, `${JSON.stringify(score, null, 2)}\n`);
}

function printMiss(miss: Judged): void {
  const { held, entry } = miss;
  const evidence = entry?.evidence.map(({ signal, text, score }) => `${signal} “${text}” ${score}`).join(', ');
  console.log(
    `miss ${missKey(miss)}\n     label ${held.label}\n     value ${JSON.stringify(held.value)} ${held.chosen}`,
  );
  console.log(`     kind  ${entry?.kind ?? 'not seen by the scan'} ${entry?.reason ?? ''} (${evidence ?? ''})`);
}

function printScore(score: Score, baseline: Score): void {
  for (const [label, row] of Object.entries(score).sort((a, b) => a[1].of - b[1].of)) {
    const before = baseline[label];
    const moved = before ? row.good - before.good : 0;
    const movement = moved === 0 ? '' : `  ${moved > 0 ? '+' : ''}${moved} since the baseline`;
    console.log(
      `${label.padEnd(26)} ${String(row.good).padStart(5)} of ${String(row.of).padStart(4)}  ${rate(row).padStart(8)}${movement}`,
    );
  }
}

await main();
