import { expect, it } from 'vitest';
import { withCachedLetters } from '../../../modules/rewritten-scripts/with-cached-letters';

it('changes expressions as literals and as texts, both ways round, and nothing else', () => {
  const script = String.raw`/(?<!\p{L})a\P{L}[\p{L}\p{Lu}]/iu; new RegExp('\\p{L}+', 'u'); p = {L}`;
  const cached = String.raw`/(?<!\p{IDS})a\P{IDS}[\p{IDS}\p{Lu}]/iu; new RegExp('\\p{IDS}+', 'u'); p = {L}`;
  expect(withCachedLetters(script)).toBe(cached);
});

it('tells letters as the category does, but for numbers written as letters and a few signs', () => {
  const isLetter = /^\p{L}$/u;
  const isKept = new RegExp(withCachedLetters(isLetter.source), 'u');
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  const different = all.filter((one) => isLetter.test(one) !== isKept.test(one) && !/\p{Nl}/u.test(one));
  expect(different).toEqual(['\u1885', '\u1886', '℘', '℮', 'ⸯ', '゛', '゜']);
});
