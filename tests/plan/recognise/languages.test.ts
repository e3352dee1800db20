import { describe, expect, it } from 'vitest';
import { recognise } from '../../../utils/plan/recognise/recognise';
import { textField } from '../../builders';
import { builtLexicon } from '../persona/locale-source';
import { believable, labels } from './labels';

/** Bare boxes with meaningless names: only the label speaks. */
function misses(language: string, pageLanguage: string): string[] {
  const texts = labels[language]!;
  const fields = texts.map((text, index) => textField(text, { name: `x${index}q`, form: 'form', lang: pageLanguage }));
  return recognise(fields, { lexicon: builtLexicon, pageLanguage })
    .map(({ kind }, index) => (believable[index]!.includes(kind) ? '' : `${language}: ${texts[index]} → ${kind}`))
    .filter((miss) => miss !== '');
}

const languages = Object.keys(labels);

describe.each([
  ['with lang', (language: string) => language],
  ['without lang', () => ''],
])('bare text boxes in 30 languages, pages %s', (_, langOf) => {
  it('asks for what the label says in at least 97 %', () => {
    const missed = languages.flatMap((language) => misses(language, langOf(language)));
    const rate = 1 - missed.length / (languages.length * believable.length);
    expect(rate, missed.join('\n')).toBeGreaterThanOrEqual(0.97);
  }, 60_000);
});

it('covers 30 languages with 20 labels each', () => {
  expect(languages).toHaveLength(30);
  expect(languages.filter((language) => labels[language]!.length !== believable.length)).toEqual([]);
});
