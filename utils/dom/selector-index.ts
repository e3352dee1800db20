import { attribute, attributeNames, isMatch, localNameOf } from './nodes';

/**
 * Tells which of many selectors an element matches, without asking it each of them: nearly all the elements of a page
 * are alike in the few attributes that the selectors name, so the answer for one is that for all like it.
 */
export class SelectorIndex<T extends { readonly selector: string }> {
  readonly #entries: readonly T[];
  readonly #any: string;
  #sorted: Sorted | null = null;
  #told = 0;
  readonly #known = new Map<string, readonly T[]>();

  /** @param entries selectors as a page's own author may write them, lists with commas too */
  constructor(entries: readonly T[]) {
    this.#entries = entries;
    this.#any = entries.map(({ selector }) => selector).join(',') || ':not(*)';
  }

  /** The entries whose selector the element matches, in their order. */
  matching(element: Element): readonly T[] {
    if (this.#told++ < worthSorting) {
      if (!isMatch(element, this.#any)) return [];
      return this.#entries.filter(({ selector }) => isMatch(element, selector));
    }
    this.#sorted ??= sort(this.#entries);
    return this.#lookUp(element, this.#sorted);
  }

  #lookUp(element: Element, { own, telling, asked }: Sorted): readonly T[] {
    const name = localNameOf(element);
    const names = attributeNames(element);
    const found = new Set<number>();
    const ask = (need: string) => {
      for (const { at, selector } of asked.get(need) ?? [])
        if (!found.has(at) && isMatch(element, selector)) found.add(at);
    };
    ask('');
    ask(name);
    let key = name;
    for (const one of names) {
      ask(`[${one}`);
      if (telling.has(one)) key += `\n${one}=${attribute(element, one)}`;
    }
    const alike = this.#alike(key, element, own);
    return found.size === 0 ? alike : this.#entries.filter((entry, at) => found.has(at) || alike.includes(entry));
  }

  /** What all elements of one key match by themselves. */
  #alike(key: string, element: Element, own: readonly Alternative[]): readonly T[] {
    const known = this.#known.get(key);
    if (known) return known;
    const matched = new Set(own.filter(({ selector }) => isMatch(element, selector)).map(({ at }) => at));
    const entries = this.#entries.filter((_, at) => matched.has(at));
    if (this.#known.size === mostKnown) this.#known.clear();
    if (key.length <= longestKey) this.#known.set(key, entries);
    return entries;
  }
}

/** Elements from which on it is worth the while to take the selectors apart: most pages have fewer. */
const worthSorting = 400;

/** Selectors taken apart. */
interface Sorted {
  /** Alternatives that the element's name and attributes decide alone. */
  readonly own: readonly Alternative[];
  /** The attributes they name. */
  readonly telling: ReadonlySet<string>;
  /** All others, by the attribute or name that an element needs for them. */
  readonly asked: ReadonlyMap<string, readonly Alternative[]>;
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

function sort(entries: readonly { readonly selector: string }[]): Sorted {
  const all = entries.flatMap(({ selector }, at) => alternatives(selector).map((part) => ({ at, selector: part })));
  const own = all.filter(({ selector }) => isOwn(selector));
  const asked = new Map<string, Alternative[]>();
  for (const one of all.filter(({ selector }) => !isOwn(selector))) {
    const need = needOf(one.selector);
    asked.set(need, [...(asked.get(need) ?? []), one]);
  }
  return { own, telling: new Set(own.flatMap(({ selector }) => attributesIn(selector))), asked };
}

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
