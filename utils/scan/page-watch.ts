import { closest, findFirst, isElement, isMatch, parentElementOf } from '../dom/nodes';
import { telling } from './telling-attributes';

/** Milliseconds: a page that is being typed into, or draws itself anew, is let finish first. */
const quiet = 400;
/** Milliseconds between the first change and word of it at most; and between two words at least. */
const patience = 1_500;
/** What says what a field asks for, and what it offers. */
const says = 'label, legend, option';
/** What fields are made of, and where they may come to stand. */
const fieldLike = `input, select, textarea, button, [role], [contenteditable], dialog, iframe, ${says}`;
/** So many nodes that come, go or change at once surely touch a field; texts alone may be prices. */
const many = 50;

/** Tells once when the page may no longer look as it was read, for a view that stays open beside it. */
export class PageWatch {
  readonly #view: Window & typeof globalThis;
  readonly #onChange: () => void;
  readonly #observer: MutationObserver;
  #armed: AbortController | null = null;
  #firstAt = 0;
  #toldAt = -Infinity;
  #timer = 0;

  constructor(view: Window & typeof globalThis, onChange: () => void) {
    this.#view = view;
    this.#onChange = onChange;
    this.#observer = new view.MutationObserver((records) => {
      const built = records.filter(({ target }) => isElement(target));
      if (built.length > many || records.some(touchesField)) this.#noteChange();
    });
  }

  /** From here on the next change is told. @param shadowRoots those known; the document is watched anyway */
  arm(shadowRoots: readonly ShadowRoot[]): void {
    this.disarm();
    this.#armed = new AbortController();
    const { document } = this.#view;
    const note = ({ type, target }: Event) => {
      if (type !== 'load' || isMatch(target as Element, 'iframe')) this.#noteChange();
    };
    for (const type of ['input', 'change', 'reset', 'load'])
      document.addEventListener(type, note, { capture: true, passive: true, signal: this.#armed.signal });
    for (const root of [document, ...shadowRoots])
      this.#observer.observe(root, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: [...telling],
      });
  }

  /** Nothing is told until it is armed again: what follows is our own doing. */
  disarm(): void {
    this.#armed?.abort();
    this.#armed = null;
    this.#observer.disconnect();
    this.#view.clearTimeout(this.#timer);
    this.#firstAt = 0;
  }

  #noteChange(): void {
    const now = this.#view.performance.now();
    this.#firstAt ||= now;
    const due = Math.max(Math.min(now + quiet, this.#firstAt + patience), this.#toldAt + patience);
    this.#view.clearTimeout(this.#timer);
    this.#timer = this.#view.setTimeout(() => this.#tell(), due - now);
  }

  #tell(): void {
    this.disarm();
    this.#toldAt = this.#view.performance.now();
    this.#onChange();
  }
}

/** Whether a change may bring, take, show, hide or rename a field; a clock that ticks does not. */
function touchesField({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type !== 'attributes' && closest(isElement(target) ? target : parentElementOf(target), says)) return true;
  const touched = type === 'childList' ? [...addedNodes, ...removedNodes] : [target];
  return touched.some((node) => isElement(node) && holdsField(node));
}

function holdsField(element: Element): boolean {
  return isMatch(element, fieldLike) || findFirst(element, fieldLike) !== null;
}
