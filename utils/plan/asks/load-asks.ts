import { phraseLanguages } from '../locale/languages';
import type { Things } from '../things/thing-data';
import type { Late } from '../late';
import type { Answers, AskData, AskLanguage, AskTable } from './ask-data';
import type { Scenes } from '../scenes/scene-data';
import type { NearestAsks } from './nearest-asks';

/** Languages with `languages/<language>.json`: Portuguese has one for both its countries. */
export const askLanguages: readonly string[] = phraseLanguages.filter((language) => language !== 'pt-PT');

/** Languages with `../things/languages/<language>.json`. */
export const thingLanguages: readonly string[] = [...'en de fr es it pt nl pl sv ru tr ja zh ko ar'.split(' ')];

/** Languages with `../scenes/languages/<language>.json`. */
export const sceneLanguages: readonly string[] = 'en de fr es it pt nl pl ja zh tr ru ar ko'.split(' ');

/** What is read of the questions only once a page has some. */
export interface LateAsks {
  readonly nearest: Late<NearestAsks>;
  /** @param file by its path below `data/` and without its ending */
  readonly scenes: (file: string) => Late<Scenes>;
  /** @param folder by its path below `data/` @param files how many it has, from 0 on */
  readonly texts: (folder: string, files: number) => Answers;
}

/**
 * What is asked and what is said in answer lie in two files: the first is read before the page, and so its English, is known.
 *
 * @param tags of the page's language, the most precise first; English where we have none of them
 * @param spelling of English: `en` or `en-US`
 * @param json reads one of the extension's own files, by its path below `data/` and without its ending
 */
export async function loadAsks(
  tags: readonly string[],
  spelling: string,
  json: (file: string) => Promise<unknown>,
  { nearest, scenes, texts }: LateAsks,
): Promise<AskData> {
  const own = tags.find((tag) => askLanguages.includes(tag)) ?? 'en';
  const named = tags.find((tag) => thingLanguages.includes(tag));
  const asks = async (language: string, answers = language) => {
    const [asked, answered] = await Promise.all([json(`asks/${language}`), json(`answers/${answers}`)]);
    const { textFiles, ...said } = answered as { readonly textFiles: number };
    return Object.assign({ texts: texts(`answer-texts/${answers}`, textFiles) }, asked, said) as AskLanguage;
  };
  const [table, english, asked, things] = await Promise.all([
    json('asks/table'),
    asks('en', spelling),
    own === 'en' ? null : asks(own),
    named ? json(`things/${named === 'en' ? spelling : named}`) : null,
  ]);
  return {
    table: table as AskTable,
    own: asked ?? english,
    english,
    things: things as Things | null,
    nearest,
    scenes: sceneLanguages.includes(own) ? scenes(`scenes/${own === 'en' ? spelling : own}`) : null,
  };
}
