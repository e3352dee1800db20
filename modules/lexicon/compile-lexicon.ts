/** Compiles what people wrote in `utils/plan/words` into the file that recognition reads. */
import { readFileSync } from 'node:fs';
import { moreRegions } from './more-regions';
import { countries } from '../../utils/plan/locale/languages';
import type { CountryFacts } from '../../utils/plan/locale/country-facts';
import { optionSenses, type OptionSense } from '../../utils/plan/lexicon/option-table';
import { nameLanguage } from '../../utils/plan/lexicon/lexicon';
import { shapes } from '../../utils/plan/lexicon/shapes';
import { foldedKey, tokenise } from '../../utils/plan/recognise/texts/fold';
import { allWords } from '../../utils/plan/words/all';
import { choiceWords } from '../../utils/words/choices';
import { nameWords } from '../../utils/plan/words/name-words';
import { otherQuestions } from '../../utils/plan/words/other-questions';
import type { Words } from '../../utils/plan/words/words';
import { AssetWriter } from './asset-writer';
import { answers, listedExamples, paraphrases, type Example } from './examples';
import { PhraseIndexMaker } from './phrase-index-maker';
import { writeRoles } from './write-roles';
import { shapeExamples } from './shapes/shape-examples';
import { trainModel, type TrainedModel } from './train-model';
import { WordTableMaker } from './word-table-maker';
import { writeModel } from './write-model';

type Phrase = Pick<Example, 'text' | 'language'>;

const commonWord = 3;
const formWord = 1;
/** Shorter words of other languages take too many names apart. */
const shortestForeignWord = 5;
/** Weights that the extension carries: each costs three bytes, and its feature eight. */
const mostWeights = { kinds: 220_000, shapes: 80_000 } as const;

/**
 * Same words, same bytes.
 * @param isLeftOut phrases that neither lists nor model get to know
 */
export function compileLexicon(isLeftOut: (phrase: Phrase) => boolean = () => false): ArrayBuffer {
  const asset = new AssetWriter();
  const languages = [...allWords.map(({ language }) => language), nameLanguage];
  asset.list('languages', languages);
  const listed = listedExamples();
  const known = listed.filter((example) => !isLeftOut(example));
  kindPhrases(isLeftOut).write(asset, 'kinds', languages);
  aboutPhrases().write(asset, 'about', languages);
  sectionPhrases().write(asset, 'sections', languages);
  writeRoles(asset);
  writeOptions(asset);
  writeRegions(asset);
  vocabulary().write(asset, 'vocabulary');
  writeLanguages(asset, languages);
  writeModel(asset, 'model', trainKinds([...known, ...paraphrases(listed)]), answers);
  writeModel(asset, 'shapes', trainShapes(shapeExamples(known).filter((example) => !isLeftOut(example))), shapes);
  return asset.bytes();
}

/** @param examples whose answers are positions in `answers` */
export function trainKinds(examples: readonly Example[]): TrainedModel {
  return trainModel(examples, answers.length, mostWeights.kinds);
}

/** @param examples whose answers are positions in `shapes` */
export function trainShapes(examples: readonly Example[]): TrainedModel {
  return trainModel(examples, shapes.length, mostWeights.shapes);
}

export function kindPhrases(isLeftOut: (phrase: Phrase) => boolean): PhraseIndexMaker {
  const index = new PhraseIndexMaker();
  const add = (text: string, kind: string | null, language: string) => {
    if (!isLeftOut({ text, language })) index.add(text, kind, language);
  };
  for (const { kinds, skip, language } of allWords) {
    for (const [kind, phrases] of Object.entries(kinds)) for (const one of phrases) add(one, kind, language);
    for (const phrase of skip) add(phrase, null, language);
  }
  for (const [kind, phrases] of Object.entries(nameWords)) for (const one of phrases) add(one, kind, nameLanguage);
  for (const [language, questions] of Object.entries(otherQuestions))
    for (const question of questions) add(question, null, language);
  return index;
}

/** What texts say beside the kind: what the form is for, and that a value is asked again or not at all. */
export function aboutPhrases(isLeftOut: (phrase: Phrase) => boolean = () => false): PhraseIndexMaker {
  const index = new PhraseIndexMaker();
  for (const { purposes, confirm, leaveBlank, language } of allWords) {
    for (const [purpose, phrases] of Object.entries(purposes)) {
      for (const text of phrases)
        if (!isLeftOut({ text, language })) index.add(text, { is: 'purpose', purpose }, language);
    }
    for (const phrase of confirm) index.add(phrase, { is: 'confirm' }, language);
    for (const phrase of leaveBlank) index.add(phrase, { is: 'leave-blank' }, language);
  }
  return index;
}

/** Whose data a section holds. */
export function sectionPhrases(isLeftOut: (phrase: Phrase) => boolean = () => false): PhraseIndexMaker {
  const index = new PhraseIndexMaker();
  for (const { sections, language } of allWords) {
    for (const [section, phrases] of Object.entries(sections))
      for (const text of phrases) if (!isLeftOut({ text, language })) index.add(text, section, language);
  }
  return index;
}

function writeOptions(asset: AssetWriter): void {
  const texts = new WordTableMaker();
  const senses: number[] = [];
  const add = (sense: OptionSense, options: readonly string[]) => {
    for (const option of options) {
      const number = texts.add(foldedKey(option));
      senses[number] = (senses[number] ?? 0) | (1 << optionSenses.indexOf(sense));
    }
  };
  for (const { placeholders, yes, no, other } of Object.values(choiceWords)) {
    add('placeholder', placeholders);
    add('yes', yes);
    add('no', no);
    add('other', other);
  }
  for (const { months, weekdays } of allWords) {
    add('month', months);
    add('weekday', weekdays);
  }
  texts.write(asset, 'options.texts');
  asset.array('options.senses', 'u8', senses);
}

/** Each country's regions as its own language and English call them, and their codes where addresses are written with those. */
function writeRegions(asset: AssetWriter): void {
  const names = new WordTableMaker();
  for (const [at, country] of countries.entries()) {
    const path = new URL(`../../utils/plan/locale/countries/${country}.json`, import.meta.url);
    const { regions } = JSON.parse(readFileSync(path, 'utf8')) as Pick<CountryFacts, 'regions'>;
    const more = Object.entries(moreRegions[country] ?? {});
    const called = [...Object.entries(regions), ...more.map(([code, name]) => [code, [name, name]] as const)];
    for (const [code, [name, english]] of called) {
      const coded = withCodes.has(country) ? [code] : [];
      for (const one of [name, english, ...coded]) names.add(foldedKey(one), at);
    }
  }
  names.write(asset, 'regions');
}

const withCodes: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'US']);

function vocabulary(): WordTableMaker {
  const words = new WordTableMaker();
  for (const { language, kinds, confirm } of allWords) {
    const shortest = language === 'en' ? 3 : shortestForeignWord;
    for (const phrase of [...Object.values(kinds).flat(), ...confirm]) {
      if (!/^[\x20-\x7e]*$/.test(phrase)) continue;
      for (const { text } of tokenise(phrase)) if (text.length >= shortest) words.add(text);
    }
  }
  for (const phrase of Object.values(nameWords).flat()) for (const { text } of tokenise(phrase)) words.add(text);
  return words;
}

function writeLanguages(asset: AssetWriter, languages: readonly string[]): void {
  const table = new Map<string, Map<string, number>>();
  for (const words of allWords) noteLanguage(table, words);
  const words = new WordTableMaker();
  const rows = [...table].map(([word, weights]) => (words.add(word), [...weights]));
  const starts = [0];
  for (const row of rows) starts.push(starts.at(-1)! + row.length);
  words.write(asset, 'languages.words');
  asset.array('languages.starts', 'u16', starts);
  asset.array(
    'languages.languages',
    'u8',
    rows.flat().map(([language]) => languages.indexOf(language)),
  );
  asset.array(
    'languages.weights',
    'u8',
    rows.flat().map(([, weight]) => weight),
  );
}

function noteLanguage(table: Map<string, Map<string, number>>, { language, common, kinds, months }: Words): void {
  const note = (text: string, weight: number, shortest: number) => {
    for (const { text: word } of tokenise(text)) {
      if (word.length < shortest) continue;
      const weights = table.get(word) ?? new Map<string, number>();
      table.set(word, weights.set(language, Math.max(weight, weights.get(language) ?? 0)));
    }
  };
  const { placeholders } = choiceWords[language]!;
  for (const phrase of [...Object.values(kinds).flat(), ...placeholders, ...months]) note(phrase, formWord, 3);
  for (const word of common) note(word, commonWord, 1);
}
