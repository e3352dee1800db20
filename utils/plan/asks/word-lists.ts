/**
 * Lists of words by name, as one text that is read as it lies: thousands of lists take longer to parse, at each start of the
 * worker, than a page looks up.
 */
export type WordLists = string;

/** @throws RangeError for a name or a word with a character that stands between them */
export function boundLists(lists: Readonly<Record<string, readonly string[]>>): WordLists {
  const lines = Object.entries(lists).map(([name, words]) => {
    const odd = [name, ...words].find((text) => /[\n\t|]/.test(text));
    if (odd !== undefined) throw new RangeError(`“${odd}” of “${name}” has a character that stands between words.`);
    return `\n${name}\t${words.join('|')}`;
  });
  return `${lines.join('')}\n`;
}

/** @returns the words of a list; null where there is none of that name */
export function wordsIn(lists: WordLists, name: string): readonly string[] | null {
  const line = `\n${name}\t`;
  const at = lists.indexOf(line);
  if (at < 0) return null;
  const from = at + line.length;
  return lists.slice(from, lists.indexOf('\n', from)).split('|');
}
