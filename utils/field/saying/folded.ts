/** Folded for comparison: case, accents, spacing and punctuation apart. A dialling code is a word of its own. */
export function folded(text: string): string {
  return text
    .replace(/(\p{L})(?=\+\d)/gu, '$1 ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#%]+/gu, ' ')
    .trim();
}
