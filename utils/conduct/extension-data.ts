/** The extension's own data, fetched when it is needed. */
import { openLexicon, type Lexicon } from '../plan/lexicon/lexicon';
import type { LocaleSource } from '../plan/persona/load-locale';
import { lexiconBytes, ownJson } from './own-file';

let lexicon: Promise<Lexicon> | null = null;

export const extensionData: LocaleSource = {
  json: ownJson,
  /** Opened once while the worker is awake. */
  lexicon() {
    lexicon ??= lexiconBytes().then(openLexicon);
    lexicon.catch(() => (lexicon = null));
    return lexicon;
  },
};
