/** What the options of a choice say about it. */
import type { Option } from '../../../pipeline';
import { fold, foldedKey } from '../texts/fold';
import type { Lexicon } from '../../lexicon/lexicon';
import type { OptionSense } from '../../lexicon/option-table';
import { optionRules } from './option-sets';
import type { Vote } from './vote';
import { countriesIn, countryKeys } from './countries';
import { countryOfRegions } from './regions';

/** Options looked at: enough to tell, few enough for lists of thousands. */
export const sampleSize = 60;

export type ListedOption = Pick<Option, 'text' | 'value'>;

/** Kinds the options speak for, strongest first. @param language of the field, for the names of countries */
export function weighOptions(options: readonly ListedOption[], lexicon: Lexicon, language: string): Vote[] {
  const real = options
    .slice(0, sampleSize)
    .map(({ text, value }) => ({
      text: foldedKey(text),
      value: foldedKey(value),
      written: fold(text).trim().slice(0, 80),
    }))
    .filter(({ text }) => text !== '' && !lexicon.options.is(text, 'placeholder'));
  if (real.length === 0) return [];
  const texts = real.map((option) => option.text);
  return [
    ...calendar(texts, lexicon),
    ...countries(real, language),
    ...(countryOfRegions(texts, lexicon) ? ([{ kind: 'address-level1', quality: 0.85 }] as const) : []),
    ...ruled(real),
    ...yesOrNo(texts, lexicon),
    ...counting(texts),
  ];
}

function calendar(texts: readonly string[], lexicon: Lexicon): Vote[] {
  const months = texts.filter((text) => text.split(' ').some((word) => isSense(lexicon, word, 'month'))).length;
  const numbers = texts.map((text) => (/^\d{1,2}$/.test(text) ? Number(text) : NaN)).filter((n) => !Number.isNaN(n));
  if (months >= 10 && texts.length <= 14) return [{ kind: 'month', quality: 0.9 }];
  if (texts.filter((text) => isSense(lexicon, text, 'weekday')).length >= 5) return [{ kind: 'weekday', quality: 0.9 }];
  const top = Math.max(...numbers);
  if (numbers.length >= 28 && numbers.length <= 32 && top === 31) return [{ kind: 'day', quality: 0.9 }];
  if (numbers.length === 12 && top === 12 && texts.length <= 14) return [{ kind: 'month', quality: 0.7 }];
  if (yearsOf(texts).length >= 4 && yearsOf(texts).length >= texts.length * 0.8)
    return [{ kind: 'year', quality: 0.9 }];
  if (numbers.length === 24 && top === 23) return [{ kind: 'time', quality: 0.7 }];
  return [];
}

/** Options that are years of four digits. */
export function yearsOf(texts: readonly string[]): number[] {
  return texts.filter((text) => /^(18|19|20|21)\d\d$/.test(text)).map(Number);
}

/** Shorter lists than this are told by the names that everybody knows. */
const leastOfLanguage = 12;

function countries(real: readonly RealOption[], language: string): Vote[] {
  if (real.length < 3) return [];
  const known = countryKeys();
  const own = real.length < leastOfLanguage || !language ? null : countriesIn(language);
  const named = real.filter(({ text }) => known.names.has(text) || own?.has(text)).length;
  if (named >= 3 && named >= real.length * 0.5) return [{ kind: 'country-name', quality: 0.9 }];
  const coded = real.filter(({ value, text }) => known.codes.has(value) || known.codes.has(text)).length;
  return coded >= 20 && coded >= real.length * 0.8 ? [{ kind: 'country-name', quality: 0.6 }] : [];
}

interface RealOption {
  /** Words of the text and of the value. */
  readonly text: string;
  readonly value: string;
  /** The text with its signs: "+49", "A+". */
  readonly written: string;
}

function ruled(real: readonly RealOption[]): Vote[] {
  for (const rule of optionRules) {
    const matching = real.filter((option) => Object.values(option).some((text) => rule.matches(text))).length;
    if (matching >= rule.least && matching >= real.length * rule.share)
      return [{ kind: rule.kind, quality: rule.quality }];
  }
  return [];
}

function yesOrNo(texts: readonly string[], lexicon: Lexicon): Vote[] {
  if (texts.length < 2 || texts.length > 4) return [];
  const yes = texts.some((text) => isSense(lexicon, text, 'yes'));
  const no = texts.some((text) => isSense(lexicon, text, 'no'));
  return yes && no ? [{ kind: 'yes-no', quality: 0.9 }] : [];
}

function counting(texts: readonly string[]): Vote[] {
  const numeric = texts.filter((text) => /^\d{1,4}\+?$/.test(text)).length;
  if (numeric < 2 || numeric < texts.length * 0.8) return [];
  const scale = texts.length === 5 || texts.length === 10 || texts.length === 11;
  return scale && /^[01]$/.test(texts[0]!) ? [{ kind: 'rating', quality: 0.2 }] : [{ kind: 'quantity', quality: 0.2 }];
}

function isSense(lexicon: Lexicon, text: string, sense: OptionSense): boolean {
  return lexicon.options.is(text, sense);
}
