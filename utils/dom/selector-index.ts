import { attribute, attributeNames, isMatch, localNameOf } from './nodes';

/**
 * Tells which of many selectors an element matches, without asking it each of them: nearly all the elements of a page
 * are alike in the few attributes that the selectors name, so the answer for one is that for all like it.
 */
export class SelectorIndex<T extends { readonly selector: string }> {
  readonly #entries: readonly T[];
  /** Alternatives that the element's name and attributes decide alone. */
  readonly #own: readonly Alternative[];
  /** All others, by the attribute or name that an element needs for them. */
  readonly #asked: ReadonlyMap<string, readonly Alternative[]>;
  readonly #told: ReadonlySet<string>;
  readonly #known = new Map<string, readonly T[]>();

  /** @param entries selectors as a page's own author may write them, lists with commas too */
  constructor(entries: readonly T[]) {
    this.#entries = entries;
    const all = entries.flatMap(({ selector }, at) => alternatives(selector).map((part) => ({ at, selector: part })));
    this.#own = all.filter(({ selector }) => isOwn(selector));
    this.#told = new Set(this.#own.flatMap(({ selector }) => attributesIn(selector)));
    const asked = new Map<string, Alternative[]>();
    for (const one of all.filter(({ selector }) => !isOwn(selector))) {
      const need = needOf(one.selector);
      asked.set(need, [...(asked.get(need) ?? []), one]);
    }
    this.#asked = asked;
  }

  /** The entries whose selector the element matches, in their order. */
  matching(element: Element): readonly T[] {
    const name = localNameOf(element);
    const names = attributeNames(element);
    const found = new Set<number>();
    this.#ask('', element, found);
    this.#ask(name, element, found);
    let key = name;
    for (const one of names) {
      this.#ask(`[${one}`, element, found);
      if (this.#told.has(one)) key += `\n${one}=${attribute(element, one)}`;
    }
    const own = this.#ownOf(key, element);
    if (found.size === 0) return own;
    return this.#entries.filter((entry, at) => found.has(at) || own.includes(entry));
  }

  #ask(need: string, element: Element, found: Set<number>): void {
    for (const { at, selector } of this.#asked.get(need) ?? [])
      if (!found.has(at) && isMatch(element, selector)) found.add(at);
  }

  #ownOf(key: string, element: Element): readonly T[] {
    const known = this.#known.get(key);
    if (known) return known;
    const matched = new Set(this.#own.filter(({ selector }) => isMatch(element, selector)).map(({ at }) => at));
    const entries = this.#entries.filter((_, at) => matched.has(at));
    if (this.#known.size === mostKnown) this.#known.clear();
    if (key.length <= longestKey) this.#known.set(key, entries);
    return entries;
  }
}

/** One of the selectors of an entry's list. */
interface Alternative {
  /** Which entry it is of. */
  readonly at: number;
  readonly selector: string;
}

/** What a page can make us remember. */
const mostKnown = 2_000;
const longestKey = 1_000;

/** Attributes that say something else on every element: to remember the answer would be of no use. */
const unlike = new Set(['id', 'name', 'style', 'data-testid', 'aria-label']);

/** Parts at the top level, between what stands in no brackets. */
function split(selector: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of selector) {
    if ('[('.includes(character)) depth++;
    if ('])'.includes(character)) depth--;
    if (depth === 0 && separator.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const alternatives = (selector: string) => split(selector, /,/);

function attributesIn(selector: string): string[] {
  const bracketed = [...selector.matchAll(/\[([\w-]+)/g)].map(([, name]) => name!);
  return /(^|[\w\])(,\s])\.[\w-]/.test(withoutValues(selector)) ? [...bracketed, 'class'] : bracketed;
}

/** Values may hold anything, white space and dots too. */
function withoutValues(selector: string): string {
  return selector.replace(/\[([\w-]+)[^\]]*\]/g, '[$1]');
}

/** Whether the element itself decides, by its name and by attributes that elements share. */
function isOwn(selector: string): boolean {
  const bare = withoutValues(selector).replace(/,\s+/g, ',');
  const pseudos = [...bare.matchAll(/:([\w-]+)/g)].map(([, name]) => name);
  return (
    !/[\s>+~]/.test(bare) &&
    pseudos.every((name) => name === 'is' || name === 'not') &&
    !attributesIn(selector).some((name) => unlike.has(name))
  );
}

/** What an element needs at least: the name of its kind, or of an attribute after a bracket; '' where none is plain. */
function needOf(selector: string): string {
  const subject = split(withoutValues(selector), /[\s>+~]/).at(-1)!;
  const name = /^[a-z][\w-]*/.exec(subject)?.[0];
  const plain = subject.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '');
  const [needed] = attributesIn(plain);
  return needed ? `[${needed}` : (name ?? '');
}
