import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Phrases } from '../../../utils/plan/locale/phrases';
import { isKind } from '../../../utils/kinds/kinds';
import { phraseLanguages } from '../../../utils/plan/locale/languages';
import { scriptOf, sentenceEnd } from '../generate/script-of';

const folder = new URL('../../../utils/plan/locale/phrases/', import.meta.url);
const read = (language: string) => JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Phrases;
const english = read('en');

/** Kinds whose texts are no language's: program code. */
const noLanguage: readonly string[] = ['code-snippet'];

function sentencesOf(language: string): string[] {
  const texts = Object.entries(read(language).prose).filter(([kind]) => !noLanguage.includes(kind));
  return texts.flatMap(([, drafts]) => drafts.flat());
}

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

test.each(phraseLanguages)('%s: every kind that English has', (language) => {
  const { language: named, words, prose } = read(language);
  expect(named).toBe(language.split('-')[0]);
  const own = [...Object.keys(words), ...Object.keys(prose), ...noLanguage];
  expect([...Object.keys(english.words), ...Object.keys(english.prose)].filter((kind) => !own.includes(kind))).toEqual(
    [],
  );
});

test.each(phraseLanguages)('%s: no empty list, no empty or untrimmed text, nothing said twice', (language) => {
  const { words, prose } = read(language);
  const lists = [...Object.values(words), ...Object.values(prose), ...Object.values(prose).flat()];
  expect(lists.filter((list) => list.length === 0)).toEqual([]);
  const sentences = sentencesOf(language);
  const texts = [...Object.values(words).flat(), ...sentences];
  expect(texts.filter((text) => text === '' || text !== text.trim() || /lorem/i.test(text))).toEqual([]);
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) < at)).toEqual([]);
});

test.each(phraseLanguages)('%s: whole sentences in the language’s script, each with its end', (language) => {
  const sentences = sentencesOf(language);
  expect(sentences.filter((sentence) => !sentenceEnd(language).test(sentence))).toEqual([]);
  expect(sentences.filter((sentence) => !scriptOf(language).test(sentence))).toEqual([]);
});

test.each(phraseLanguages)('%s: texts to choose from, each long enough for a paragraph', (language) => {
  const kinds = Object.entries(read(language).prose).filter(([kind]) => !noLanguage.includes(kind));
  expect(kinds.filter(([, texts]) => texts.length < 2).map(([kind]) => kind)).toEqual([]);
  expect(kinds.filter(([, texts]) => texts.some((text) => text.length < 3)).map(([kind]) => kind)).toEqual([]);
});
