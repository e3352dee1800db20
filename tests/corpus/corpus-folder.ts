import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of the labelled forms: `UNDERSTUDY_CORPUS`, else beside the project; null where there is none. */
export function corpusFolder(): string | null {
  const folder =
    process.env['UNDERSTUDY_CORPUS'] ?? fileURLToPath(new URL('../../../shared/corpus/forms', import.meta.url));
  return existsSync(folder) ? folder : null;
}

/** File names of the forms, sorted. */
export function corpusForms(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .sort();
}
