/**
 * Fits how much each word of the page counts: `npx tsx tests/plan/recognise/fit/fit-weights.ts [--scan] [--update] [section …]`.
 * One weight after the other is raised and lowered, and kept where more of the known answers are right: those of the
 * corpus (`UNDERSTUDY_CORPUS`) but for a fifth of its forms, and those of the long tail's open forms. The others measure.
 * `--scan` opens the forms anew, sections are those of `weights.json`. Prints the weights that change no answer as well.
 */
import { writeFileSync } from 'node:fs';
import fitted from '../../../../utils/plan/recognise/weights.json';
import { answeredForms, type AnsweredForm } from './answered-forms';

/** What each weight is tried at, as parts of what it is. */
const factors = [0.5, 0.8, 1.25];
/** Right answers that a change must gain: fewer are chance. */
const leastGain = 2;
const mostRounds = 3;

/** The engine reads this very table. */
const table: Record<string, Record<string, number>> = fitted;
const flags = process.argv.slice(2);
const sections = flags.filter((flag) => !flag.startsWith('--'));
const tried = Object.keys(table)
  .filter((section) => sections.length === 0 || sections.includes(section))
  .flatMap((section) => Object.keys(table[section]!).map((name) => [section, name] as const));

const goodOf = (forms: readonly AnsweredForm[]) => forms.reduce((sum, form) => sum + form.good(), 0);

const forms = await answeredForms(flags.includes('--scan'));
const [learnt, held] = [forms.filter((form) => !form.held), forms.filter((form) => form.held)];
const before = { learnt: goodOf(learnt), held: goodOf(held) };
const idle = fit();
console.table({
  before,
  fitted: { learnt: goodOf(learnt), held: goodOf(held) },
  of: { learnt: countOf(learnt), held: countOf(held) },
});
console.log(`changed nothing: ${idle.join(', ') || 'none'}`);
if (flags.includes('--update'))
  writeFileSync(
    new URL('../../../../utils/plan/recognise/weights.json', import.meta.url),
    `${JSON.stringify(table, null, 2)}\n`,
  );

/** Changes the table in place. @returns the weights of which no value that was tried changed an answer */
function fit(): string[] {
  let best = before.learnt;
  let idle: string[] = [];
  for (let round = 0, improved = true; improved && round < mostRounds; round++) {
    improved = false;
    idle = [];
    for (const [section, name] of tried) {
      const weights = table[section]!;
      const from = weights[name]!;
      let isIdle = true;
      let chosen = from;
      for (const factor of factors) {
        weights[name] = Math.round(from * factor * 100) / 100;
        const good = goodOf(learnt);
        isIdle &&= good === best;
        if (good < best + leastGain) continue;
        console.log(`${section}.${name} ${chosen} → ${weights[name]}: ${best} → ${good}`);
        [best, chosen, improved] = [good, weights[name]!, true];
      }
      weights[name] = chosen;
      if (isIdle) idle.push(`${section}.${name}`);
    }
  }
  return idle;
}

function countOf(forms: readonly AnsweredForm[]): number {
  return forms.reduce((sum, { of }) => sum + of, 0);
}
