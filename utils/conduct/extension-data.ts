/** The extension's own data files, fetched when they are needed. */
import { lexiconPath, openLexicon, type Lexicon } from '../plan/lexicon/lexicon';
import type { LocaleSource } from '../plan/persona/load-locale';

let lexicon: Promise<Lexicon> | null = null;

export const extensionData: LocaleSource = {
  json: async (path) => (await fetchOwn(path)).json(),
  /** Fetched once while the worker is awake. */
  lexicon() {
    lexicon ??= fetchLexicon();
    lexicon.catch(() => (lexicon = null));
    return lexicon;
  },
};

async function fetchLexicon(): Promise<Lexicon> {
  return openLexicon(await (await fetchOwn(lexiconPath)).arrayBuffer());
}

async function fetchOwn(path: string): Promise<Response> {
  const response = await fetch(`/${path}`);
  if (!response.ok) throw new Error(`No such data in the extension: ${path}`);
  return response;
}
