/**
 * Remembers what the last context menu of a page was opened on: Chromium does not tell, and a right-click moves the focus
 * only into what takes it.
 * @returns asks for the element; null where it is gone or there was none since the agent came
 */
import { isConnected } from '../dom/nodes';
export function rememberRightClick(view: Window): () => Element | null {
  let clicked: WeakRef<Element> | null = null;
  const note = (event: Event) => {
    const [target] = event.composedPath();
    if (event.isTrusted && target instanceof Element) clicked = new WeakRef(target);
  };
  view.addEventListener('contextmenu', note, { capture: true, passive: true });
  return () => {
    const element = clicked?.deref();
    return element && isConnected(element) ? element : null;
  };
}
