/**
 * `npm run longtail [-- part of a title or a file's name] [-- --all] [-- --update]`: plans the forms of the long tail and
 * prints what is odd; with `--all` what each field gets, for a person to read.
 */
import { writeFileSync } from 'node:fs';
import { grouped } from '../../utils/plan/grouped';
import type { PlanEntry } from '../../utils/plan/plan-entry';
import { persons, planLongTail, spreadOf, type Answered } from './plan-longtail';
import { readForms } from './read-forms';
import { rate, scoreOf } from './score';

const update = process.argv.includes('--update');
const all = process.argv.includes('--all');
const part = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';

const forms = readForms().filter(({ file, title, lang }) => `${file} ${title} ${lang}`.includes(part));
const answered = await planLongTail(forms);
const printed = new Set<string>();
if (all) for (const told of grouped(answered, ({ question }) => question).values()) printValue(told);
for (const one of answered.filter(({ good, form }) => !good && !form.held)) print(one);
const score = scoreOf(answered);
for (const [label, row] of Object.entries(score))
  console.log(`${label.padEnd(12)} ${row.good} of ${row.of}  ${rate(row)}`);
if (update) {
  const few = new Set(spreadOf(forms));
  const spread = scoreOf(answered.filter(({ form, person }) => few.has(form) && person === persons[0]));
  writeFileSync(new URL('baseline.json', import.meta.url), `${JSON.stringify({ spread, all: score }, null, 2)}\n`);
}

/** Once a question, whatever the person. */
function print({ form, question, value, entry }: Answered): void {
  const key = `${form.title} [${form.lang}] ${question.label}`;
  if (printed.has(key)) return;
  printed.add(key);
  console.log(`${key} → ${JSON.stringify(value.slice(0, 90))}, wanted ${question.check}`);
  console.log(`     ${entry?.kind ?? 'not seen'} ${entry?.reason ?? ''} by ${saidBy(entry)}`);
}

function saidBy(entry: PlanEntry | null): string {
  const evidence = entry?.evidence.slice(0, 2) ?? [];
  return evidence.map(({ signal, text, score }) => `${signal} “${text.slice(0, 30)}” ${score.toFixed(2)}`).join(', ');
}

/** What each person gets of a question. */
function printValue(told: readonly Answered[]): void {
  const { form, question, entry } = told[0]!;
  if (question === form.questions[0]) console.log(`\n== ${form.title} [${form.lang}]`);
  if (question.heading) console.log(`# ${question.heading}`);
  const label = question.unit ? `${question.label} ~ ${question.unit}` : question.label;
  const values = told.map(({ value, good }) => `${good ? '' : '✗'}${JSON.stringify(value.slice(0, 160))}`);
  console.log(`${label} → ${values.join('  ')}   ${entry?.kind ?? 'not seen'} by ${saidBy(entry)}`);
}
