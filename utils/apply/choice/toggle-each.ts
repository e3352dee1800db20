import { until } from '../widget/until';

/** Milliseconds for a re-render to show the new state. */
const reaction = 400;

/** Entries that stand open, each of which is pressed to be chosen or let go. */
export interface Toggles {
  readonly near: Element;
  chosen(): readonly string[];
  isMultiple(): boolean;
  /**
   * Ways to press the entry of a text, the first that shows an effect counts. Pages draw their entries anew: each looks
   * for its own.
   * @param ctrlKey whether Ctrl is held meanwhile
   * @returns none where there is no such entry
   */
  ways(text: string, ctrlKey: boolean): readonly (() => unknown)[];
}

/**
 * Presses each entry until it has changed sides. Where a plain press takes an entry for the only choice, Ctrl is held for
 * those after it.
 */
export async function toggleEach(toggles: Toggles, texts: readonly string[], signal: AbortSignal): Promise<void> {
  let holdsCtrl = false;
  for (const text of texts) {
    const before = toggles.chosen();
    const wasOn = before.includes(text);
    if (!(await toggle(toggles, text, holdsCtrl, signal))) continue;
    holdsCtrl ||= !wasOn && toggles.isMultiple() && toggles.chosen().length <= before.length;
  }
}

async function toggle({ near, chosen, ways }: Toggles, text: string, ctrlKey: boolean, signal: AbortSignal) {
  const wasOn = chosen().includes(text);
  for (const way of ways(text, ctrlKey)) {
    if (signal.aborted) return false;
    await way();
    if (await until(near, () => chosen().includes(text) !== wasOn, reaction, signal)) return true;
  }
  return false;
}
