import { expect, test } from 'vitest';
import { wholeForms } from '../utils/whole-forms';

const formOf = (field: string) => field[0]!;

test.each([
  { fields: [], whole: [] },
  { fields: ['a1', 'a2'], whole: ['a1', 'a2'] },
  { fields: ['a1', 'a2', 'b1'], whole: ['a1', 'a2'] },
  { fields: ['a1', 'b1', 'c1', 'c2'], whole: ['a1', 'b1'] },
])('of $fields all but the last form', ({ fields, whole }) => {
  expect(wholeForms(fields, formOf)).toEqual(whole);
});
