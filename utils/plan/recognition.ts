/** What recognition says of a field, for `generate` and `fit` to work on. */
import type { FieldId } from '../pipeline';
import type { Evidence } from './plan-entry';
import type { ReasonCode } from '../reasons';
import type { Kind } from '../kinds/kinds';
import type { Shape } from './lexicon/shapes';

/** Where a fact is spread over several fields: which piece this one holds. */
export type Part =
  | { readonly of: 'whole' }
  /** Day, month, year, hour, minute, AM/PM of a date or time kind. */
  | {
      readonly of: 'date';
      readonly piece: 'day' | 'month' | 'year' | 'month-year' | 'hour' | 'minute' | 'second' | 'day-period';
    }
  /** A phone number whose calling or area code has a field of its own. */
  | { readonly of: 'phone'; readonly without: 'calling-code' | 'area-code' }
  /** An address in one box, but for what has a box of its own. */
  | { readonly of: 'address'; readonly without: readonly ('postal-code' | 'address-level1' | 'block')[] }
  /** The number of the block and what follows it, which Japanese shops ask in a box of its own. */
  | { readonly of: 'block' }
  /** The name of a street whose sort, "Calle" or "utca", has a list or box of its own; and that one. */
  | { readonly of: 'street'; readonly piece: 'name' | 'sort' }
  /** Several facts in one box, in this order. */
  | { readonly of: 'list'; readonly facts: readonly Fact[]; readonly between: string }
  /** Box `index` (from 0) of `count`: card number in four, code in six, IBAN, phone in three. */
  | { readonly of: 'split'; readonly index: number; readonly count: number };

/** One of several that a box asks for. */
export interface Fact {
  readonly kind: Kind;
  /** What it asks beside its kind, as a field's. */
  readonly ask?: string;
}

export interface Recognition {
  readonly id: FieldId;
  readonly kind: Kind;
  /** What the field asks beside its kind: an id of `asks/`; absent where nothing. */
  readonly ask?: string;
  /** Whether a list's first option only says what the list asks: "Subject" over subjects. */
  readonly asksFirst?: true;
  /** What sort of answer it wants, where nobody knows the question; absent where somebody does. */
  readonly shape?: Shape;
  /** How many fields before it on the page ask the same; 0 where absent. */
  readonly nth?: number;
  /** 0 (a guess from nothing) to 1 (the page says so). */
  readonly confidence: number;
  /** Strongest first, at most 5. */
  readonly evidence: readonly Evidence[];
  readonly part: Part;
  /** Whose data: '' for the page's person, else a name that is the same for all fields of that person: `passenger-2`, `emergency`. */
  readonly person: string;
  /** The field whose value this one repeats (password confirmation, e-mail again); null if none. */
  readonly repeats: FieldId | null;
  /** The field in which the span begins that ends here; absent where nothing but the kinds says so. */
  readonly ends?: FieldId;
  /** Why it should stay as it is; null where it is to be filled. */
  readonly skipReason: ReasonCode | null;
}
