/**
 * Fits how much each word of the page counts:
 * `npx tsx tests/plan/recognise/fit/fit-weights.ts [--scan] [--anew] [--update] [section …]`.
 * One weight after the other is raised and lowered, and kept where more of the known answers are right: those of the
 * corpus (`UNDERSTUDY_CORPUS`) but for a fifth of its forms, and those of the long tail's open forms. The others measure.
 * `--scan` opens the forms anew, sections are those of `weights.json`, which `--update` writes with each better number. A run
 * that was cut goes on where it ended; `--anew` begins once more. Prints the weights that change no answer as well.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fitted from '../../../../utils/plan/recognise/signals/weights.json';
import { answeredForms, type AnsweredForm } from './answered-forms';
import { fitOneByOne, type Table, type Tried } from './fit-one-by-one';

const tableFile = new URL('../../../../utils/plan/recognise/signals/weights.json', import.meta.url);
const triedFile = new URL('../../../../node_modules/.cache/understudy/tried-weights.json', import.meta.url);

/** The engine reads this very table. */
const table: Table = fitted;
const flags = process.argv.slice(2);
const sections = flags.filter((flag) => !flag.startsWith('--'));
const weights = Object.keys(table)
  .filter((section) => sections.length === 0 || sections.includes(section))
  .flatMap((section) => Object.keys(table[section]!).map((name) => `${section}.${name}`));

const goodOf = (forms: readonly AnsweredForm[]) => forms.reduce((sum, form) => sum + form.good(), 0);

const forms = await answeredForms(flags.includes('--scan'));
const [learnt, held] = [forms.filter((form) => !form.held), forms.filter((form) => form.held)];
const before = { learnt: goodOf(learnt), held: goodOf(held) };
const idle = fitOneByOne(table, weights, () => goodOf(learnt), {
  tried: flags.some((flag) => flag === '--scan' || flag === '--anew') ? new Map() : triedBefore(),
  note: writeTried,
  better: (weight, from, to, gain) => console.log(`${weight} ${from} → ${to}: ${gain} more`),
});
rmSync(triedFile, { force: true });
console.table({
  before,
  fitted: { learnt: goodOf(learnt), held: goodOf(held) },
  of: { learnt: countOf(learnt), held: countOf(held) },
});
console.log(`changed nothing: ${idle.join(', ') || 'none'}`);

function triedBefore(): ReadonlyMap<string, Tried> {
  return new Map(existsSync(triedFile) ? JSON.parse(readFileSync(triedFile, 'utf8')) : []);
}

function writeTried(tried: ReadonlyMap<string, Tried>): void {
  mkdirSync(new URL('.', triedFile), { recursive: true });
  writeFileSync(triedFile, JSON.stringify([...tried]));
  if (flags.includes('--update')) writeFileSync(tableFile, `${JSON.stringify(table, null, 2)}\n`);
}

function countOf(forms: readonly AnsweredForm[]): number {
  return forms.reduce((sum, { of }) => sum + of, 0);
}
