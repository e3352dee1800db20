import { readFileSync } from 'node:fs';
import { dataFiles } from '../../../modules/locale-data/data-files';
import { lexiconFile } from '../../../modules/lexicon/lexicon-file';
import { openLexicon, type Lexicon } from '../../../utils/plan/lexicon/lexicon';
import type { LocaleSource } from '../../../utils/plan/locale/load-locale';

const files = new Map(dataFiles().map(({ path, contents }) => [path, contents]));

/** The lexicon as the build compiles it. */
export const builtLexicon: Lexicon = openLexicon(new Uint8Array(readFileSync(lexiconFile())).buffer);

/** The data files as the build makes them, from memory. */
export const builtData: LocaleSource = {
  async json(path) {
    const contents = files.get(path);
    if (contents === undefined) throw new Error(`no such data file: ${path}`);
    return JSON.parse(contents);
  },
  lexicon: async () => builtLexicon,
};
