/** Before how many in the ids of questions for some signs of a value; below 0 its last ones. */
export const fewPrefix = 'few:';

/** @returns so many of the value's letters and digits, from its beginning or its end */
export function fewSigns(value: string, id: string): string {
  const size = Number(id.slice(fewPrefix.length));
  const signs = [...value.replace(/[^\p{L}\p{N}]/gu, '')];
  return (size < 0 ? signs.slice(size) : signs.slice(0, size)).join('');
}
