import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexiconFile } from '../../../modules/lexicon/lexicon-file';
import { nearestFile } from '../../../modules/lexicon/nearest/nearest-file';
import { NearestAsks } from '../../../utils/plan/asks/nearest-asks';
import { dataFolder } from '../../../modules/locale-data/data-folder';
import { openLexicon, type Lexicon } from '../../../utils/plan/lexicon/lexicon';
import type { Late } from '../../../utils/plan/late';
import type { LocaleSource } from '../../../utils/plan/locale/load-locale';

const folder = dataFolder();

/** The lexicon as the build compiles it. */
export const builtLexicon: Lexicon = openLexicon(new Uint8Array(readFileSync(lexiconFile())).buffer);

const nearest = new NearestAsks(new Uint8Array(readFileSync(nearestFile())).buffer);
const builtNearest: Late<NearestAsks> = { now: nearest, load: async () => nearest };

const parsed = new Map<string, unknown>();

/** The data files as the build makes them; each is read once. */
export const builtData: LocaleSource = {
  async json(path) {
    if (!parsed.has(path)) parsed.set(path, JSON.parse(readFileSync(join(folder, path), 'utf8')));
    return parsed.get(path);
  },
  lexicon: async () => builtLexicon,
  nearest: builtNearest,
};
