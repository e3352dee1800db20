import type { Kind } from '../../kinds/kinds';
import type { DrawnSpec, TextSpec } from '../../plan/value-language/value-spec';
import type { Suit } from '../../catalogue/entry';
import type { Recipe } from '../../catalogue/recipe';

/** An entry that a person has made, beside those of the catalogue. Plain JSON, as it is stored and exported. */
export interface OwnEntry {
  /** Stable, for menus, favourites and the recent ones. */
  readonly id: string;
  readonly title: string;
  /** Heading in lists and menus; groups within groups are joined by ` › `. '' for none. */
  readonly group: string;
  readonly value: OwnValue;
  /** The kinds of field that it is offered for; any if left out. */
  readonly kinds?: readonly Kind[];
  /** The controls that it is offered for; all that can hold it if left out. */
  readonly suits?: readonly Suit[];
}

export type OwnValue = TextSpec | LongValue;

/** Texts that are too long, or too odd, to be written down. */
export type LongValue =
  /** A text again and again, cut off at a length in UTF-16 units. */
  | { readonly is: 'repeated'; readonly text: string; readonly length: number }
  /** Each number says where its star stands. */
  | { readonly is: 'counter'; readonly length: number }
  /** All code points from one to the other: `U+0020`. */
  | { readonly is: 'range'; readonly from: string; readonly to: string };

export type OwnForm = OwnValue['is'];

export const longForms = ['repeated', 'counter', 'range'] as const satisfies readonly LongValue['is'][];

/** Whether a value depends on the person or the page that it is made for. */
export function isPersonal(value: OwnValue): value is DrawnSpec {
  return value.is !== 'fixed' && !longForms.some((form) => form === value.is);
}

/** How a value is made that is the same for everybody. */
export function ownRecipe(value: Exclude<OwnValue, DrawnSpec>): Recipe {
  switch (value.is) {
    case 'fixed':
      return value.text;
    case 'counter':
      return { counter: value.length };
    case 'range':
      return { from: value.from, to: value.to };
    case 'repeated': {
      const { text, length } = value;
      const rest = text.slice(0, length % text.length);
      return [{ repeat: text, times: Math.floor(length / text.length) }, rest];
    }
  }
}
