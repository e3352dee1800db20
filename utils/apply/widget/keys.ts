/** Key strokes as events. */
import { documentOf } from '../../dom/nodes';

interface KeyFacts {
  readonly code: string;
  readonly keyCode: number;
}

const namedKeys: Readonly<Record<string, KeyFacts>> = {
  Enter: { code: 'Enter', keyCode: 13 },
  Tab: { code: 'Tab', keyCode: 9 },
  Escape: { code: 'Escape', keyCode: 27 },
  ' ': { code: 'Space', keyCode: 32 },
  Backspace: { code: 'Backspace', keyCode: 8 },
  Delete: { code: 'Delete', keyCode: 46 },
  Home: { code: 'Home', keyCode: 36 },
  End: { code: 'End', keyCode: 35 },
  PageUp: { code: 'PageUp', keyCode: 33 },
  PageDown: { code: 'PageDown', keyCode: 34 },
  ArrowLeft: { code: 'ArrowLeft', keyCode: 37 },
  ArrowUp: { code: 'ArrowUp', keyCode: 38 },
  ArrowRight: { code: 'ArrowRight', keyCode: 39 },
  ArrowDown: { code: 'ArrowDown', keyCode: 40 },
};

function factsOf(key: string): KeyFacts {
  const named = namedKeys[key];
  if (named) return named;
  const upper = key.toUpperCase();
  if (/^[A-Z]$/.test(upper)) return { code: `Key${upper}`, keyCode: upper.charCodeAt(0) };
  if (/^[0-9]$/.test(key)) return { code: `Digit${key}`, keyCode: key.charCodeAt(0) };
  return { code: '', keyCode: 0 };
}

/** Keys held down meanwhile. */
type Held = Pick<KeyboardEventInit, 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

export type KeyEventType = 'keydown' | 'keypress' | 'keyup';

/** Sends one keyboard event. @returns false where the page prevented its default */
export function sendKey(element: Element, type: KeyEventType, key: string, held: Held = {}): boolean {
  const { code, keyCode } = factsOf(key);
  const charCode = type === 'keypress' ? (key === 'Enter' ? 13 : (key.codePointAt(0) ?? 0)) : 0;
  const init: KeyboardEventInit & { keyCode: number; charCode: number; which: number } = {
    ...held,
    key,
    code,
    keyCode: type === 'keypress' ? charCode : keyCode,
    charCode,
    which: type === 'keypress' ? charCode : keyCode,
    bubbles: true,
    cancelable: true,
    composed: true,
    view: documentOf(element).defaultView,
  };
  return element.dispatchEvent(new KeyboardEvent(type, init));
}

/** Presses and releases a key. @returns false where the page took the key for itself */
export function pressKey(element: Element, key: string, held: Held = {}): boolean {
  const left = sendKey(element, 'keydown', key, held);
  sendKey(element, 'keyup', key, held);
  return left;
}

/** Presses a letter with the key that makes it a command on this machine. */
export function pressShortcut(element: Element, letter: string): void {
  const isMac = /^Mac/.test(navigator.platform);
  pressKey(element, letter, isMac ? { metaKey: true } : { ctrlKey: true });
}
