import { readFileSync } from 'node:fs';
import { dataFiles } from '../../../modules/locale-data/data-files';
import { lexiconFile } from '../../../modules/lexicon/lexicon-file';
import { nearestFile } from '../../../modules/lexicon/nearest/nearest-file';
import { NearestAsks } from '../../../utils/plan/asks/nearest-asks';
import { openLexicon, type Lexicon } from '../../../utils/plan/lexicon/lexicon';
import type { Late } from '../../../utils/plan/late';
import type { LocaleSource } from '../../../utils/plan/locale/load-locale';

const files = new Map(dataFiles().map(({ path, contents }) => [path, contents]));

/** The lexicon as the build compiles it. */
export const builtLexicon: Lexicon = openLexicon(new Uint8Array(readFileSync(lexiconFile())).buffer);

const nearest = new NearestAsks(new Uint8Array(readFileSync(nearestFile())).buffer);
const builtNearest: Late<NearestAsks> = { now: nearest, load: async () => nearest };

const parsed = new Map<string, unknown>();

/** The data files as the build makes them, from memory; each is parsed once. */
export const builtData: LocaleSource = {
  async json(path) {
    const contents = files.get(path);
    if (contents === undefined) throw new Error(`no such data file: ${path}`);
    if (!parsed.has(path)) parsed.set(path, JSON.parse(contents));
    return parsed.get(path);
  },
  lexicon: async () => builtLexicon,
  nearest: builtNearest,
};
