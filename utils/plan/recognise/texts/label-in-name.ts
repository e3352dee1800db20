/** Names of controls that were made from their labels: letters of it, or what a script left of its words. */
import { foldedKey } from './fold';

const longestAbbreviation = 4;

/** Whether a name is a label cut short: `pol` for "Policy #", `sn` for "Schiffsname", `mc` for "Microchip". */
export function abbreviates(name: string, label: string): boolean {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length < 2 || letters.length > longestAbbreviation || letters.length < name.length - 2) return false;
  const words = foldedKey(label).split(' ').filter(Boolean);
  if (words.includes(letters)) return false;
  return words.some((word) => isCutFrom(letters, word)) || isCutFrom(letters, words.map((word) => word[0]).join(''));
}

/** Whether a word has the letters in their order, the first in front. */
function isCutFrom(letters: string, word: string): boolean {
  if (word[0] !== letters[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at++;
  return at === letters.length;
}

const gaps = /[^a-z0-9]+/g;

/** Whether a name is a label without its foreign letters: `ci_nienie` for "Ciśnienie". */
export function isMangled(name: string, label: string): boolean {
  const left = label.toLowerCase().replace(gaps, '_');
  const bare = left.replace(/^_|_$/g, '');
  return /[^\x00-\x7f]/.test(label) && bare.includes('_') && name.toLowerCase().replace(gaps, '_') === bare;
}
