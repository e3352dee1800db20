import { expect, it } from 'vitest';
import { excerpt } from '../../../../utils/plan/recognise/texts/excerpt';

it.each([
  ['Which e-mail address shall we use?', 'Which e-mail address shall we use?'],
  [
    'Which e-mail address shall we use for your invoices, reminders and all other correspondence?',
    'Which e-mail address shall we use for your invoices, reminders and all other…',
  ],
  ['請'.repeat(100), `${'請'.repeat(80)}…`],
])('%s is quoted as %s', (text, quoted) => {
  expect(excerpt(text)).toBe(quoted);
});
