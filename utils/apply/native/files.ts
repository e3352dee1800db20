/** Made-up files, as the browser hands them to a page. */
import type { FileSpec } from '../../pipeline';

export function fileOf({ name, type, base64 }: FileSpec): File {
  return new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type });
}

/** The files as a person's choice or drag carries them. */
export function filesIn(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Their names, at most 200 characters. */
export function namesOf(files: readonly File[]): string {
  return files
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 200);
}
