import { waitFor } from '../widget/wait-for';
import { reaction } from '../widget/reaction';

/** An entry may go by the press of another. */
const mostRounds = 2;

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
 * Presses each entry until it is chosen, or is not. Where a plain press takes an entry for the only choice, Ctrl is held
 * from then on, and what went by that is pressed once more. An entry that a plain press does not let go goes with Ctrl.
 */
export async function toggleEach(
  toggles: Toggles,
  texts: readonly string[],
  to: 'chosen' | 'free',
  signal: AbortSignal,
): Promise<void> {
  const isOther = (text: string) => toggles.chosen().includes(text) !== (to === 'chosen');
  const inVain = new Set<string>();
  let holdsCtrl = false;
  for (let round = 0; round < texts.length * mostRounds; round++) {
    const text = texts.find((one) => isOther(one) && !inVain.has(one));
    if (text === undefined) return;
    const before = toggles.chosen().length;
    const isToggled =
      (await toggle(toggles, text, holdsCtrl, signal)) ||
      (to === 'free' && toggles.isMultiple() && (await toggle(toggles, text, true, signal)));
    if (!isToggled) inVain.add(text);
    else holdsCtrl ||= to === 'chosen' && toggles.isMultiple() && toggles.chosen().length <= before;
  }
}

async function toggle({ near, chosen, ways }: Toggles, text: string, ctrlKey: boolean, signal: AbortSignal) {
  const wasOn = chosen().includes(text);
  for (const way of ways(text, ctrlKey)) {
    if (signal.aborted) return false;
    await way();
    if (await waitFor(near, () => chosen().includes(text) !== wasOn, reaction.press, signal)) return true;
  }
  return false;
}
