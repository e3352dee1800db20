/** `npm run longtail [-- part-of-a-title] [-- --update]`: plans the forms of the long tail and prints what is odd. */
import { writeFileSync } from 'node:fs';
import { planLongTail, type Answered } from './plan-longtail';
import { readForms } from './read-forms';
import { rate, scoreOf } from './score';

const update = process.argv.includes('--update');
const part = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';

const answered = await planLongTail(readForms().filter(({ title, lang }) => `${title} ${lang}`.includes(part)));
const printed = new Set<string>();
for (const one of answered.filter(({ good, form }) => !good && !form.held)) print(one);
const score = scoreOf(answered);
for (const [label, row] of Object.entries(score))
  console.log(`${label.padEnd(12)} ${row.good} of ${row.of}  ${rate(row)}`);
if (update) writeFileSync(new URL('baseline.json', import.meta.url), `${JSON.stringify(score, null, 2)}\n`);

/** Once a question, whatever the person. */
function print({ form, question, value, entry }: Answered): void {
  const key = `${form.title} [${form.lang}] ${question.label}`;
  if (printed.has(key)) return;
  printed.add(key);
  const evidence = entry?.evidence.slice(0, 2).map(({ signal, text }) => `${signal} “${text.slice(0, 30)}”`);
  console.log(`${key} → ${JSON.stringify(value.slice(0, 90))}, wanted ${question.check}`);
  console.log(`     ${entry?.kind ?? 'not seen'} ${entry?.reason ?? ''} by ${evidence?.join(', ') ?? ''}`);
}
