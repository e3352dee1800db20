import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
const store = join(top, 'node_modules/.cache/understudy');

/**
 * What was compiled as a file, compiled anew only where a source has changed: the build copies it, tests read it.
 * @param sources everything that it depends on, files and folders from the project's root
 * @returns its path
 */
export function compiledFile(name: string, sources: readonly string[], compile: () => ArrayBuffer): string {
  const path = join(store, `${name}-${fingerprint(sources)}.bin`);
  if (existsSync(path)) return path;
  mkdirSync(store, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(compile()));
  renameSync(unfinished, path);
  return path;
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) for (const file of filesOf(join(top, source))) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path: string): string[] {
  if (/\.(?:ts|json|bin)$/.test(path)) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
