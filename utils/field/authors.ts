import type { FieldElements } from './adapter';
import { isMatch } from '../dom/nodes';
import { longestHeld } from '../pipeline';
import { PersonsHand } from './persons-hand';

/** Who put into a field what it holds. */
export type Author = 'page' | 'person' | 'us';

/** What a field held when its author was last settled. */
interface Settled {
  readonly holds: string;
  readonly author: Author;
  /** How often the person had acted by then. */
  readonly acts: number;
}

/** Values remembered for one key; a table may have very many rows of one name. */
const mostValues = 1_000;

/** Knows what the page, the person and we have put into the fields of one document. */
export class Authors {
  readonly hand: PersonsHand;
  readonly #settled = new WeakMap<Element, Settled>();
  /** What we wrote, by a name for the field that outlasts its element. */
  readonly #written = new Map<string, Set<string>>();

  constructor(view: Window) {
    this.hand = new PersonsHand(view);
  }

  /**
   * Who put there what a field holds.
   * @param key a name for the field that outlasts its element: a wizard's step that is drawn again holds our values
   */
  authorOf(field: FieldElements, holds: string, key: string): Author {
    const shown = holds.slice(0, longestHeld);
    const settled = this.#settled.get(field.element) ?? this.#meet(field, shown, key);
    const isByHand = field.members.some((member) => this.hand.hasChanged(member));
    if (shown === settled.holds) return isByHand && settled.author === 'page' ? 'person' : settled.author;
    if (isByHand) return 'person';
    const isNative = isMatch(field.element, 'input,select,textarea');
    return !isNative && this.hand.acts > settled.acts ? 'person' : 'page';
  }

  /** Notes what our write left in a field; '' for a write that was refused. */
  wrote(field: FieldElements, holds: string, key: string): void {
    const shown = holds.slice(0, longestHeld);
    this.#settle(field, shown, 'us');
    if (key === '' || shown === '') return;
    const values = this.#written.get(key) ?? new Set<string>();
    this.#written.set(key, values);
    if (values.size < mostValues) values.add(shown);
  }

  /** Notes that a field has been given back what it held before a fill. */
  gaveBack(field: FieldElements, holds: string, author: Author): void {
    this.#settle(field, holds.slice(0, longestHeld), author);
  }

  /** The first look at an element: before it, only the browser has watched. */
  #meet(field: FieldElements, holds: string, key: string): Settled {
    const isOurs = holds !== '' && this.#written.get(key)?.has(holds) === true;
    const author = isOurs ? 'us' : field.members.some((member) => this.hand.wasThere(member)) ? 'person' : 'page';
    return this.#settle(field, holds, author);
  }

  #settle({ element, members }: FieldElements, holds: string, author: Author): Settled {
    const settled = { holds, author, acts: this.hand.acts };
    this.#settled.set(element, settled);
    for (const member of members) this.hand.forget(member);
    return settled;
  }
}
