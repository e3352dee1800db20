import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
const store = join(top, 'node_modules/.cache/understudy');

/**
 * A file or a folder that is compiled anew only where a source of it has changed: builds copy it, tests read it.
 * @param name `lexicon.bin`
 * @param sources files and folders that all of it depends on, from the top of the repository
 * @param compile writes it to the path it is given
 * @returns its path
 */
export function compiledOnce(name: string, sources: readonly string[], compile: (path: string) => void): string {
  const path = join(store, fingerprint(sources), name);
  if (existsSync(path)) return path;
  const unfinished = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  compile(unfinished);
  moveTo(path, unfinished);
  return path;
}

/** Of two that compile the same at once the first is kept: a folder takes no other's place. */
function moveTo(path: string, unfinished: string): void {
  try {
    renameSync(unfinished, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) for (const file of filesOf(source)) hash.update(readFileSync(join(top, file)));
  return hash.digest('hex').slice(0, 16);
}

/** @param path of a file or a folder */
function filesOf(path: string): string[] {
  if (!statSync(join(top, path)).isDirectory()) return [path];
  return readdirSync(join(top, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}
