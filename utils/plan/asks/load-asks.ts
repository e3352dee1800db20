import { phraseLanguages } from '../persona/languages';
import type { AskData, AskLanguage, AskTable } from './ask-data';

/** Languages with `languages/<language>.json`: Portuguese has one for both its countries. */
export const askLanguages: readonly string[] = phraseLanguages.filter((language) => language !== 'pt-PT');

/**
 * @param tags of the page's language, the most precise first; English where we have none of them
 * @param json reads one of the extension's own files, by its path below `data/` and without its ending
 */
export async function loadAsks(tags: readonly string[], json: (file: string) => Promise<unknown>): Promise<AskData> {
  const own = tags.find((tag) => askLanguages.includes(tag)) ?? 'en';
  const [table, english, asked] = await Promise.all([
    json('asks/table'),
    json('asks/en'),
    own === 'en' ? null : json(`asks/${own}`),
  ]);
  return {
    table: table as AskTable,
    own: (asked ?? english) as AskLanguage,
    english: english as AskLanguage,
  };
}
