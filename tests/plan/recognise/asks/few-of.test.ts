import { expect, it } from 'vitest';
import { textField } from '../../../builders';
import { shownOf } from '../../shown-of';

it('gives no more of a value than is asked', async () => {
  const [whole, first] = await shownOf(
    'en-CA',
    textField('Postal code', { name: 'q1' }),
    textField('What are the first three characters of your home postal code?', { name: 'q2', maxLength: 3 }),
  );
  expect(first).toMatch(/^[A-Z]\d[A-Z]$/);
  expect(whole).toContain(first);
});
