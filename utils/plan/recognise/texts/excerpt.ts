const longest = 80;

/** A text of the page as a reason quotes it: the beginning of a long one, to the end of a word. */
export function excerpt(text: string): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const atWord = start.slice(0, Math.max(0, start.lastIndexOf(' ')));
  return `${(atWord.length > longest / 2 ? atWord : start).trimEnd()}…`;
}
