import { expect, it } from 'vitest';
import { statedSpan } from '../../../utils/plan/fit/number/stated-span';
import { fit } from '../../../utils/plan/fit/fit';
import { context, numberField } from './builders';

const spanOf = (text: string) => statedSpan([{ source: 'label', text }]);

it.each([
  ['Likelihood of an offer (1-10)', [1, 10]],
  ['Schmerzstärke (0 bis 10)', [0, 10]],
  ['On a scale of 1 to 5, how satisfied were you?', [1, 5]],
  ['Note sur 20', [0, 20]],
  ['Score out of 100', [0, 100]],
  ['pH (6.5 – 9,5)', [6.5, 9.5]],
  ['Season 2024-25', null],
  ['Open from 9:00 to 17:00', null],
  ['Weight (kg)', null],
  ['Room (10-2)', null],
])('“%s” tells %j', (text, span) => {
  expect(spanOf(text)).toEqual(span);
});

it('a number keeps to the span that its label tells, but for the control’s own bounds', () => {
  const draft = { is: 'number', number: 15, low: 12, high: 85, decimals: 0 } as const;
  const texts = [{ source: 'label', text: 'Likelihood (1-10)' }] as const;
  expect(Number(fit(draft, numberField({}, { texts }), context('number')).shown)).toBeLessThanOrEqual(10);
  expect(fit(draft, numberField({ max: 20 }, { texts }), context('number')).shown).toBe('15');
});
