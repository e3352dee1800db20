import { expect, test } from 'vitest';
import { proseForms } from '../../../../utils/plan/fit/text/prose';

const first = (sentences: readonly string[], minLength: number, maxLength: number, amount: 'line' | 'paragraph') =>
  proseForms(sentences, { minLength, maxLength }, amount).next().value;

test.each([
  ['The parcel arrived damaged.', 16, 'The parcel.'],
  ['Results were sent to Dr. Alan Reyes in May.', 26, 'Results were sent.'],
  ['She was taken to St. Mary after the fall.', 22, 'She was taken.'],
  ['包裹 送达时已经损坏。', 6, '包裹。'],
  ['पैकेट टूटी हुई हालत में मिला।', 12, 'पैकेट टूटी।'],
  ['พัสดุมาถึงในสภาพเสียหาย', 8, 'พัสดุมาถ'],
])('%s cut at %i ends as its script does', (sentence, maxLength, expected) => {
  expect(first([sentence], 0, maxLength, 'line')).toBe(expected);
});

test('a paragraph is three sentences, a line one', () => {
  const sentences = ['One.', 'Two.', 'Three.', 'Four.'];
  expect(first(sentences, 0, 1000, 'paragraph')).toBe('One. Two. Three.');
  expect(first(sentences, 0, 1000, 'line')).toBe('One.');
});

test('a long text goes on before it repeats itself', () => {
  expect(first(['One.', 'Two.', 'Three.', 'Four.'], 20, 1000, 'paragraph')).toBe('One. Two. Three. Four.');
});
