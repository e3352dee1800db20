/** The labelled forms of real sites, which live beside the project and are not part of it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder of the corpus, null where there is none. `UNDERSTUDY_CORPUS` overrides. */
export function corpusFolder(): string | null {
  const folder = process.env['UNDERSTUDY_CORPUS'] ?? resolve(import.meta.dirname, '../../../shared/corpus/forms');
  return existsSync(folder) ? folder : null;
}

/** File names of all forms whose name holds `part`. */
export function formNames(folder: string, part = ''): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html') && name.includes(part))
    .sort();
}

export function formSource(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}
