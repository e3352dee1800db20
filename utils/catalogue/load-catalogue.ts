import type { Catalogue, EntryData } from './entry';
import { isCatalogueGroup } from './groups';

/** Reads one of the extension's own JSON files: `data/catalogue/entries.json`. */
export type JsonSource = (path: string) => Promise<unknown>;

type Texts = Readonly<Record<string, { readonly title: string; readonly probes: string }>>;

/** Languages that the entries' texts are written in, one file each in `texts/`. */
export const textLanguages: readonly string[] = ['en'];

/**
 * The whole catalogue with its texts. It lies in files of its own, fetched when it is first needed: nobody pays for it
 * at the start of the browser.
 * @param language BCP 47 tag of the browser's interface; English texts where there are none in it
 */
export async function loadCatalogue(language: string, source: JsonSource): Promise<Catalogue> {
  const known = [language, language.split('-')[0] ?? ''].find((tag) => textLanguages.includes(tag)) ?? 'en';
  const [entries, texts, english] = (await Promise.all(
    ['entries', `texts/${known}`, 'texts/en'].map((file) => source(`data/catalogue/${file}.json`)),
  )) as [readonly EntryData[], Texts, Texts];
  return entries.map((entry) => ({ ...entry, group: groupOf(entry.id), ...(texts[entry.id] ?? english[entry.id]!) }));
}

function groupOf(id: string) {
  const [group = ''] = id.split('/');
  if (!isCatalogueGroup(group))
    throw new Error(`expected an id that begins with a group of the catalogue, received ${id}`);
  return group;
}
