/** An editor's own undo, by its key. */
import { parentElementOf } from '../../dom/nodes';
import { focusOn } from './focus-on';
import { pressShortcut } from './keys';
import { waitFor } from './wait-for';
import { reaction } from './reaction';

/** Times its own undo is asked. */
const mostUndone = 4;
/** A text of more characters may be drawn but in part. */
const longest = 500;

/**
 * Asks an editor that takes keys to undo what it did last, until it shows again what it held. Editors draw of a long text
 * but the lines in view: only they themselves know the rest, and their undo goes to where the text was written last.
 * @returns whether it does
 */
export async function undoByKeys(
  element: Element,
  shows: () => string,
  held: string,
  signal: AbortSignal,
): Promise<boolean> {
  const scrollBack = scrollOf(element);
  const isBack = () => {
    scrollBack();
    return isShowing(shows(), held);
  };
  focusOn(element);
  for (let count = 0; count < mostUndone && !isBack() && !signal.aborted; count++) {
    const before = shows();
    pressShortcut(element, 'z');
    await waitFor(element, isBack, reaction.editorDrawn, signal);
    if (shows() === before) break;
  }
  return isBack();
}

function isShowing(shown: string, held: string): boolean {
  const isLong = Math.min(shown.length, held.length) > longest;
  return shown === held || (isLong && (held.startsWith(shown) || shown.startsWith(held)));
}

/** @returns what scrolls back to where the page and the boxes around an element are now */
function scrollOf(element: Element): () => void {
  const places: { readonly box: Element; readonly top: number }[] = [];
  for (let box: Element | null = element; box; box = parentElementOf(box)) places.push({ box, top: box.scrollTop });
  return () => {
    for (const { box, top } of places) if (box.scrollTop !== top) box.scrollTop = top;
  };
}
