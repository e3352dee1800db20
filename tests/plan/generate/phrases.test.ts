import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Phrases } from '../../../utils/plan/generate/phrases';
import { isKind } from '../../../utils/plan/kinds';
import { phraseLanguages } from '../../../utils/plan/persona/languages';

const folder = new URL('../../../utils/plan/generate/phrases/', import.meta.url);
const read = (language: string) => JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Phrases;
const english = read('en');

test('every file of phrases is in the table of languages', () => {
  const files = readdirSync(folder).map((name) => name.replace('.json', ''));
  expect(files.sort()).toEqual([...phraseLanguages].sort());
});

test.each(phraseLanguages)('%s: words of real kinds, in step with the English ones', (language) => {
  const { words, prose } = read(language);
  expect([...Object.keys(words), ...Object.keys(prose)].filter((kind) => !isKind(kind))).toEqual([]);
  const lengths = (phrases: Phrases) => Object.keys(words).map((kind) => [kind, phrases.words[kind as 'sex']?.length]);
  expect(lengths(read(language))).toEqual(lengths(english));
});

test.each(phraseLanguages)('%s: whole sentences, each with its end', (language) => {
  const texts = Object.entries(read(language).prose).filter(([kind]) => kind !== 'code-snippet');
  const sentences = texts.flatMap(([, drafts]) => drafts.flat());
  expect(sentences.filter((sentence) => !/[.?!。？！]$/.test(sentence))).toEqual([]);
});
