import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexiconFile } from '../../../modules/lexicon/lexicon-file';
import { nearestFile } from '../../../modules/lexicon/nearest/nearest-file';
import { NearestAsks } from '../../../utils/plan/asks/nearest-asks';
import { dataFolder } from '../../../modules/locale-data/data-folder';
import { openLexicon, type Lexicon } from '../../../utils/plan/lexicon/lexicon';
import type { Late } from '../../../utils/plan/late';
import type { LocaleSource } from '../../../utils/plan/locale/load-locale';
import type { Answers, AskTexts } from '../../../utils/plan/asks/ask-data';
import type { Scenes } from '../../../utils/plan/scenes/scene-data';

const folder = dataFolder();

/** The lexicon as the build compiles it. */
export const builtLexicon: Lexicon = openLexicon(new Uint8Array(readFileSync(lexiconFile())).buffer);

const parsed = new Map<string, unknown>();

function read(path: string): unknown {
  if (!parsed.has(path)) parsed.set(path, JSON.parse(readFileSync(join(folder, path), 'utf8')));
  return parsed.get(path);
}

/** What the extension reads late, read already. */
function present<T>(now: T): Late<T> {
  return { now, load: async () => now };
}

/** Answers of which all have been read. */
export function knownAnswers(texts: AskTexts): Answers {
  return { of: (id) => texts[id] ?? [], load: () => null };
}

/** The data files as the build makes them; each is read once. */
export const builtData: LocaleSource = {
  json: async (path) => read(path),
  lexicon: async () => builtLexicon,
  nearest: present(new NearestAsks(new Uint8Array(readFileSync(nearestFile())).buffer)),
  scenes: (file) => present(read(`data/${file}.json`) as Scenes),
  texts: (folder, count) => {
    const files = Array.from({ length: count }, (_, file) => read(`data/${folder}/${file}.json`) as AskTexts);
    return knownAnswers(Object.assign({}, ...files));
  },
};
