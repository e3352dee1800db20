/** How a value is made that is too long, or too odd, to be written down. Several in a row are joined. */
export type Recipe = string | Step | readonly (string | Step)[];

type Step =
  | { readonly repeat: string; readonly times: number }
  /** A text whose every number says where its star stands (`*3*6*9*12*`): where it is cut off, one sees how long it is. */
  | { readonly counter: number }
  /** All code points from one to the other: `U+0020`. */
  | { readonly from: string; readonly to: string };

/** UTF-16 units. Longer texts are written only by the palette and the menu, in pieces, where the person asks for them. */
export const longestInFill = 10_000;

/** The text that a recipe makes. @throws RangeError for a code point that is none */
export function makeText(recipe: Recipe): string {
  if (typeof recipe === 'string') return recipe;
  if (isList(recipe)) return recipe.map(makeText).join('');
  if ('repeat' in recipe) return recipe.repeat.repeat(recipe.times);
  return 'counter' in recipe ? counterText(recipe.counter) : codePointText(recipe.from, recipe.to);
}

/** How long the text will be, in UTF-16 units, without making it. */
export function textLength(recipe: Recipe): number {
  if (typeof recipe === 'string') return recipe.length;
  if (isList(recipe)) return recipe.reduce((sum, step) => sum + textLength(step), 0);
  if ('repeat' in recipe) return recipe.repeat.length * recipe.times;
  return 'counter' in recipe ? recipe.counter : codePointText(recipe.from, recipe.to).length;
}

function isList(recipe: Recipe): recipe is readonly (string | Step)[] {
  return Array.isArray(recipe);
}

/** James Bach's counterstring (https://www.satisfice.com/blog/archives/22), made from its end. */
function counterText(length: number): string {
  const pieces: string[] = [];
  for (let left = length; left > 0;) {
    const piece = left > 1 ? `${left}*` : '*';
    pieces.push(piece.length > left ? piece.slice(-left) : piece);
    left -= piece.length;
  }
  return pieces.reverse().join('');
}

function codePointText(from: string, to: string): string {
  const [first, last] = [codePoint(from), codePoint(to)];
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

function codePoint(notation: string): number {
  return Number.parseInt(notation.replace('U+', ''), 16);
}
