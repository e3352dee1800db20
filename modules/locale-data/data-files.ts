import { allLocales, type LocaleDefinition } from '@faker-js/faker';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inFiles } from '../../utils/plan/asks/answer-texts';
import type { WrittenAsks, WrittenTable } from '../../utils/plan/asks/ask-data';
import { compileAsks, compileTable } from '../../utils/plan/asks/compile-asks';
import { mattersIn, type WrittenMatters } from '../../utils/plan/asks/matters/matters';
import { priorsIn, type WrittenPriors } from '../../utils/plan/asks/priors/priors';
import { sortsIn, type WrittenSorts } from '../../utils/plan/asks/sorts/sort-asked';
import { catalogueGroups } from '../../utils/catalogue/groups';
import { textLanguages } from '../../utils/catalogue/load-catalogue';
import { compileScenes, type Scenes, type WrittenScene } from '../../utils/plan/scenes/scene-data';
import { compileThings, type Things, type WrittenThings } from '../../utils/plan/things/thing-data';
import { inAmericanSpelling } from '../../utils/plan/locale/american-spelling';
import { americanEnglish, languages } from '../../utils/plan/locale/languages';
import { fakerMethods } from './faker-methods';
import type { Phrases } from '../../utils/plan/locale/phrases';
import type { NameLists } from '../../utils/plan/locale/name-lists';
import { erasOf } from './name-eras';
import { nameListsOf } from './name-lists';

export interface DataFile {
  /** Inside the extension: `data/names/de.json`. */
  readonly path: string;
  readonly contents: string;
}

const utils = join(dirname(fileURLToPath(import.meta.url)), '../../utils');
const plan = join(utils, 'plan');
const askTable = JSON.parse(readFileSync(join(plan, 'asks/table.json'), 'utf8')) as WrittenTable;
const matterTable = JSON.parse(readFileSync(join(plan, 'asks/matters/matters.json'), 'utf8')) as WrittenMatters;
const priorTable = JSON.parse(readFileSync(join(plan, 'asks/priors/priors.json'), 'utf8')) as WrittenPriors;
const sortTable = JSON.parse(readFileSync(join(plan, 'asks/sorts/sorts.json'), 'utf8')) as WrittenSorts;

/** Every locale's data: our own facts as they are, names from faker where we have no list of our own. */
export function dataFiles(): DataFile[] {
  const own = jsonIn('locale/names', 'data/names');
  const taken = new Set(own.map(({ path }) => path));
  return [
    ...[...own, ...nameFiles().filter(({ path }) => !taken.has(path))].map(withEras),
    ...jsonIn('locale/countries', 'data/countries'),
    ...jsonIn('asks', 'data/asks', (written) => compileTable(written as WrittenTable)),
    ...inLanguages(),
    ...catalogueFiles(),
    ...fakerFiles(),
    { path: 'data/faker-methods.json', contents: JSON.stringify(fakerMethods()) },
  ];
}

/** What is said in a language. */
function inLanguages(): DataFile[] {
  const files = [
    ...jsonIn('locale/phrases', 'data/phrases'),
    ...askFiles(),
    ...jsonIn('things/languages', 'data/things', (written) => compileThings(written as WrittenThings)),
    ...jsonIn('scenes/languages', 'data/scenes', (written) => compileScenes(written as Record<string, WrittenScene>)),
  ];
  const american = files.filter(({ path }) => path.endsWith('/en.json') && !path.startsWith('data/asks/'));
  return [...files, ...american.map(inAmerican)].flatMap((file) =>
    file.path.startsWith(answersFolder) ? answersApart(file) : file,
  );
}

const answersFolder = 'data/answers/';

/** What is asked and what is answered, which American pages spell in their own way, as two files. */
function askFiles(): DataFile[] {
  return writtenIn('asks/languages').flatMap(([name, written]) => {
    const { neutral, restated, ...asked } = compileAsks(written as WrittenAsks, askTable);
    const { texts, language } = written as WrittenAsks;
    const sorts = sortsIn(language, sortTable);
    const priors = priorsIn(language, priorTable);
    const matters = mattersIn(language, matterTable);
    return [
      { path: `data/asks/${name}`, contents: JSON.stringify(asked) },
      {
        path: `${answersFolder}${name}`,
        contents: JSON.stringify({ neutral, texts, restated, sorts, priors, matters }),
      },
    ];
  });
}

/** What is answered to each question lies apart, in several files: a page needs a few of them. */
function answersApart({ path, contents }: DataFile): DataFile[] {
  const { texts, ...said } = JSON.parse(contents) as Pick<WrittenAsks, 'texts' | 'neutral' | 'restated'>;
  const files = inFiles(texts);
  const folder = path.replace(answersFolder, 'data/answer-texts/').replace(/\.json$/, '');
  return [
    { path, contents: JSON.stringify({ ...said, textFiles: files.length }) },
    ...files.map((file, at) => ({ path: `${folder}/${at}.json`, contents: JSON.stringify(file) })),
  ];
}

/** Parts of those files that answer; what is asked is known in both spellings. */
const answers: ReadonlySet<string> = new Set<keyof Phrases | keyof WrittenAsks | keyof Things | keyof Scenes>([
  ...(['words', 'prose'] as const),
  ...(['neutral', 'texts'] as const),
  'things',
  'stories',
]);

/** An English file as pages of the United States get it: to respell it there would take longer than to read it. */
function inAmerican({ path, contents }: DataFile): DataFile {
  const parts = Object.entries(JSON.parse(contents) as object).map(
    ([name, part]) => [name, answers.has(name) ? inAmericanSpelling(part) : part] as const,
  );
  return {
    path: path.replace(/en\.json$/, `${americanEnglish}.json`),
    contents: JSON.stringify(Object.fromEntries(parts)),
  };
}

/** Faker's whole definitions, which templates call upon. */
function fakerFiles(): DataFile[] {
  const all: Readonly<Record<string, LocaleDefinition>> = allLocales;
  const codes = Object.values(languages).flatMap(({ names, regional = {} }) => [names, ...Object.values(regional)]);
  return [...new Set(codes)].map((code) => ({
    path: `data/faker/${code}.json`,
    contents: JSON.stringify(all[code] ?? {}),
  }));
}

/** The catalogue's groups as one file: whoever needs one needs them all. */
function catalogueFiles(): DataFile[] {
  const catalogue = join(utils, 'catalogue');
  const read = (path: string): unknown => JSON.parse(readFileSync(join(catalogue, path), 'utf8'));
  return [
    {
      path: 'data/catalogue/entries.json',
      contents: JSON.stringify(catalogueGroups.flatMap((group) => read(`entries/${group}.json`))),
    },
    ...textLanguages.map((language) => ({
      path: `data/catalogue/texts/${language}.json`,
      contents: JSON.stringify(read(`texts/${language}.json`)),
    })),
  ];
}

/** Joins the years in which names were given to the lists of their language. */
function withEras({ path, contents }: DataFile): DataFile {
  const lists = JSON.parse(contents) as NameLists;
  const eras = erasOf(lists, basename(path).split(/[_.]/)[0]!);
  return { path, contents: eras ? JSON.stringify({ ...lists, eras }) : contents };
}

function nameFiles(): DataFile[] {
  return Object.entries(languages).flatMap(([language, { names, regional = {} }]) =>
    [names, ...Object.values(regional)].map((code) => ({
      path: `data/names/${code}.json`,
      contents: JSON.stringify(nameListsOf(definitionsFor(code, names), language)),
    })),
  );
}

/** A locale's own definition, its language's, English. */
function definitionsFor(code: string, languageCode: string): LocaleDefinition[] {
  const all: Readonly<Record<string, LocaleDefinition>> = allLocales;
  return [all[code], all[languageCode], all.en].filter((definition) => definition !== undefined);
}

function jsonIn(
  folder: string,
  target: string,
  compile: (written: unknown) => unknown = (written) => written,
): DataFile[] {
  return writtenIn(folder).map(([name, written]) => ({
    path: `${target}/${name}`,
    contents: JSON.stringify(compile(written)),
  }));
}

function writtenIn(folder: string): (readonly [name: string, written: unknown])[] {
  const names = readdirSync(join(plan, folder)).filter((name) => name.endsWith('.json'));
  return names.map((name) => [name, JSON.parse(readFileSync(join(plan, folder, name), 'utf8'))]);
}
