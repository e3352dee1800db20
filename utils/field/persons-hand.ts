import { isMatch } from '../dom/nodes';
import { focusedElement } from '../dom/focused';

const acting = ['keydown', 'pointerdown', 'paste', 'drop'] as const;
const changing = ['input', 'change'] as const;
const modifiers = new Set(['Alt', 'AltGraph', 'Control', 'Meta', 'Shift']);

/** Watches what the person does on a page by hand. */
export class PersonsHand {
  readonly #view: Window;
  #changed = new WeakSet<Element>();
  #acts = 0;
  #ourTurns = 0;

  constructor(view: Window) {
    this.#view = view;
    const watch = { capture: true, passive: true };
    for (const type of acting) view.addEventListener(type, (event) => this.#noteAct(event), watch);
    for (const type of changing) view.addEventListener(type, (event) => this.#noteChange(event), watch);
  }

  /** How often the person has pressed a key or button in the page so far. */
  get acts(): number {
    return this.#acts;
  }

  /** Whether the person has changed a control since it was last forgotten. */
  hasChanged(element: Element): boolean {
    return this.#changed.has(element);
  }

  forget(element: Element): void {
    this.#changed.delete(element);
  }

  /** Runs what writes into the page: editing commands and clicks by script send trusted events too. */
  async withoutUs<T>(write: () => Promise<T>): Promise<T> {
    this.#ourTurns++;
    try {
      return await write();
    } finally {
      this.#ourTurns--;
    }
  }

  /**
   * Whether the person changed a control before anybody watched. The browser marks what was changed by hand and left (HTML,
   * "user validity"); of what has the focus still it knows that there is something to undo. A value that differs from
   * the markup's proves nothing by itself: frameworks set it.
   */
  wasThere(element: Element): boolean {
    return isMatch(element, ':user-valid,:user-invalid,:autofill') || this.#isBeingTyped(element);
  }

  #isBeingTyped(element: Element): boolean {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false;
    const { document } = this.#view;
    const isChanged = element.value !== element.defaultValue && focusedElement(document) === element;
    return isChanged && document.queryCommandEnabled('undo');
  }

  #noteAct(event: Event): void {
    const isPlain = !(event instanceof KeyboardEvent && modifiers.has(event.key));
    const isContextMenu = event instanceof PointerEvent && event.button === 2;
    if (event.isTrusted && isPlain && !isContextMenu) this.#acts++;
  }

  #noteChange(event: Event): void {
    // The path is made when it is asked for, and most events of a fill are ours.
    const changed = event.isTrusted && this.#ourTurns === 0 && event.composedPath()[0];
    if (changed instanceof Element) this.#changed.add(changed);
  }
}
