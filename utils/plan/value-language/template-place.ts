/** Where a caret stands in a template, and what can be put there: for suggestions while it is typed. */

/** What can stand at a place. `field`: the label of another field; `date`: a day; `faker`: one of its methods. */
export type PlaceSort = 'part' | 'modifier' | 'faker' | 'field' | 'date';

export interface TemplatePlace {
  readonly sort: PlaceSort;
  /** What stands there already, up to the caret. */
  readonly typed: string;
  /** What a suggestion replaces. */
  readonly from: number;
  readonly to: number;
  /** Whether the braces are closed behind it. */
  readonly isClosed: boolean;
}

const prefixes = ['faker', 'field', 'date'] as const;

/** @returns null outside of braces, and where something is typed that has no suggestions, as a call's arguments */
export function placeInTemplate(text: string, caret: number): TemplatePlace | null {
  const open = text.lastIndexOf('{{', caret - 2);
  if (open < 0 || caret < open + 2 || text[open - 1] === '\\') return null;
  const inside = text.slice(open + 2, caret);
  if (inside.includes('}}') || inside.includes('\n')) return null;
  const rest = restOfPart(text, caret);
  const isClosed = rest !== null;
  const place = (sort: PlaceSort, start: number, end = caret): TemplatePlace => ({
    sort,
    typed: text.slice(start, caret),
    from: start,
    to: end,
    isClosed,
  });
  const behind = caret + (rest?.search(/\||$/) ?? 0);
  const bar = inside.lastIndexOf('|');
  if (bar >= 0) return place('modifier', open + 3 + bar, behind);
  if (inside.includes('(')) return null;
  const prefix = prefixes.find((one) => inside.startsWith(`${one}${one === 'faker' ? '.' : ':'}`));
  return place(prefix ?? 'part', open + 2 + (prefix ? prefix.length + 1 : 0), behind);
}

/** What stands between the caret and the closing braces of its part; null where none close it. */
function restOfPart(text: string, caret: number): string | null {
  const close = text.indexOf('}}', caret);
  const next = text.indexOf('{{', caret);
  if (close < 0 || (next >= 0 && next < close)) return null;
  return text.slice(caret, close);
}

/** Suggestions that end so wait for more to be typed. */
const isUnfinished = /[.:]$/;

/** The template with a suggestion in its place, and where the caret goes: behind the braces once the part is whole. */
export function withSuggestion(
  text: string,
  { from, to, isClosed }: TemplatePlace,
  suggestion: string,
): { readonly text: string; readonly caret: number } {
  const isWhole = !isUnfinished.test(suggestion);
  const put = suggestion + (isWhole && !isClosed ? '}}' : '');
  return { text: text.slice(0, from) + put + text.slice(to), caret: from + put.length };
}
