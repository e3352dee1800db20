/** What was laid out before a widget was opened, and whether it could be seen. */
export type Before = ReadonlyMap<Element, boolean>;

/** What opens something, and what the page showed before that. */
export interface Opener {
  /** What takes the press, the keys and the typing. */
  readonly trigger: Element;
  /** Elements whose `aria-controls`, `aria-owns` and `aria-expanded` speak for it. */
  readonly pointers: readonly Element[];
  readonly before: Before;
}
