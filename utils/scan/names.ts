/** Short names for elements: the same element has the same name as long as it lives, however often the page is read. */
export class Names<Name extends string = string> {
  readonly #names = new WeakMap<Element, Name>();
  readonly #prefix: string;
  #count = 0;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  of(element: Element): Name {
    const known = this.#names.get(element);
    if (known) return known;
    const name = `${this.#prefix}${++this.#count}` as Name;
    this.#names.set(element, name);
    return name;
  }

  /** null where it was never named. */
  known(element: Element): Name | null {
    return this.#names.get(element) ?? null;
  }
}
