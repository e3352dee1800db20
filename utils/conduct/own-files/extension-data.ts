/** The extension's own data, fetched when it is needed. */
import type { LocaleData } from '../../plan/locale/locale-data';
import { lexiconPath, openLexicon } from '../../plan/lexicon/lexicon';
import { loadLocale, type LocaleSource } from '../../plan/locale/load-locale';
import { resolveLocale } from '../../plan/locale/resolve-locale';
import { nearestPath, NearestAsks } from '../../plan/asks/nearest-asks';
import { late } from '../../plan/late';
import { AnswerTexts } from '../../plan/asks/answer-texts';
import type { AskTexts } from '../../plan/asks/ask-data';
import type { Scenes } from '../../plan/scenes/scene-data';
import { ownFile, ownJson } from './own-file';

/** Opened once while the worker is awake. */
const lexicon = late(async () => openLexicon(await (await ownFile(lexiconPath)).arrayBuffer()));

export const extensionData: LocaleSource = {
  json: ownJson,
  lexicon: () => lexicon.load(),
  nearest: late(async () => new NearestAsks(await (await ownFile(nearestPath)).arrayBuffer())),
  scenes: (file) => late(async () => (await ownJson(`data/${file}.json`)) as Scenes),
  texts: (folder, files) =>
    new AnswerTexts(files, async (file) => (await ownJson(`data/${folder}/${file}.json`)) as AskTexts),
};

/** Locales that are kept while the worker is awake: a page has one or two, and is planned anew at each click. */
const mostLocales = 4;
const locales = new Map<string, Promise<LocaleData>>();

/** The same object for tags that need the same files, as long as it is one of the last few. @throws what `loadLocale` throws */
export async function extensionLocale(tag: string): Promise<LocaleData> {
  const { tag: resolved, names } = resolveLocale(tag);
  const key = `${resolved} ${names}`;
  const locale = locales.get(key) ?? loadLocale(tag, extensionData);
  locales.delete(key);
  locales.set(key, locale);
  locale.catch(() => locales.delete(key));
  if (locales.size > mostLocales) locales.delete([...locales.keys()][0]!);
  return locale;
}
