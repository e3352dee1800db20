/** Made-up files, as the browser hands them to a page. */
import type { FileSpec } from '../../pipeline';

export function fileOf({ name, type, base64, repeat = 1 }: FileSpec): File {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([repeat > 1 ? repeated(bytes, repeat) : bytes], name, { type });
}

function repeated(bytes: Uint8Array, times: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes.length * times);
  all.set(bytes);
  for (let length = bytes.length; length < all.length; length *= 2) all.copyWithin(length, 0, length);
  return all;
}

/** The files as a person's choice or drag carries them. */
export function filesIn(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
