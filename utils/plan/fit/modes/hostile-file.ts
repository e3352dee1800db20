import { strToU8 } from 'fflate';
import type { Case, FileRecipe } from '../../../catalogue/entry';
import { makeText, type Recipe } from '../../../catalogue/recipe';
import type { FileControl, FileSpec } from '../../../pipeline';
import { toBase64 } from '../files/base64';
import type { Fitted } from '../fitted';

/** Bytes at most that a fill of a whole page may make. */
const largest = 20_000_000;

/**
 * An odd file under a name and type that the field accepts.
 * @param usual a proper file of the accepted type, whose extension and contents are used
 * @returns null where the field accepts no file of its type, or it would be too large
 */
export function hostileFile({ file, claims }: Case, usual: Fitted, { accept }: FileControl): Fitted | null {
  const proper = usual.value?.as === 'files' ? usual.value.files[0] : undefined;
  if (!file || !proper || (claims?.length ?? 0) > largest || !isAccepted(file, accept)) return null;
  const made: FileSpec = {
    name: fileName(file.name, proper.name),
    type: file.type || proper.type,
    ...(contentsOf(file) ?? { base64: proper.base64 }),
  };
  return { value: { as: 'files', files: [made] }, shown: made.name, reason: null };
}

function isAccepted({ type }: FileRecipe, accept: string): boolean {
  const tokens = accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean);
  return (
    type === '' || tokens.length === 0 || tokens.some((token) => token === type || token === `${type.split('/')[0]}/*`)
  );
}

/** POSIX, NAME_MAX. */
const longestName = 255;

function fileName(recipe: Recipe, proper: string): string {
  const extension = /\.[^.]*$/.exec(proper)?.[0] ?? '';
  const name = makeText(recipe).replace('{ext}', extension).replace('{EXT}', extension.toUpperCase());
  return name.slice(-longestName);
}

function contentsOf({ text, hex }: FileRecipe): Pick<FileSpec, 'base64' | 'repeat'> | null {
  if (hex !== undefined)
    return { base64: toBase64(Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))) };
  if (text === undefined) return null;
  if (typeof text === 'object' && 'repeat' in text)
    return { base64: toBase64(strToU8(text.repeat)), repeat: text.times };
  return { base64: toBase64(strToU8(makeText(text))) };
}
