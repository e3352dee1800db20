import { expect, it } from 'vitest';
import table from '../../../utils/plan/asks/table.json';
import type { AskTable } from '../../../utils/plan/asks/ask-data';
import { isForeign } from '../../../utils/plan/asks/topics';

const { topics } = table as unknown as AskTable;

it.each([
  ['In the hotel room', 'Cycle path accident Where were you?', true],
  ['In the hotel room', 'Guest complaint Where were you?', false],
  ['Sonata in C', 'Roof inspection Works performed', true],
  ['Sonata in C', 'Piano exam Works performed', false],
  ['One night in a hotel', 'Reimbursement of expenses', false],
  ['Tablet', 'Loan of office hardware', false],
  ['Near the town hall', 'Cycle path accident', false],
  ['Persistent knee pain', 'Optician: referral letter', true],
  ['Persistent knee pain', 'Physiotherapy: referral letter', false],
])('“%s” in “%s” is of another matter: %s', (answer, form, is) => {
  expect(isForeign(answer, form, { topics })).toBe(is);
});
