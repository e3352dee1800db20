/** Entries made by typing: a chip for each confirmed text, or a text of one's own where a list offers none. */
import { focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { press } from '../widget/press';
import type { Session } from './list-session';
import { folded } from '../../field/saying/folded';
import { typedIn, type TextBox } from '../../field/widget/typed-in';
import { typeInto } from '../widget/type-into';
import { nextTask, waitFor } from '../widget/wait-for';
import { reaction } from '../widget/reaction';

export interface EntryBox {
  readonly box: TextBox;
  /** The button beside the box that may take over what was typed, where no key does. */
  readonly adds?: Element | null;
  /** What the widget shows as its value. */
  shows(): string;
}

/**
 * `entry`: the text stands beside the box and the box is free again, or an entry of the page's own stands in it; `text`:
 * it stands in the box still.
 */
export type Entered = 'entry' | 'text';

/** A key, or a button that is pressed. */
type Confirming = string | Element;

/** What made an entry of a box before: a cache, which only says what is tried first. */
const confirmed = new WeakMap<Element, Confirming>();

function knownFirst(box: Element, ways: readonly Confirming[]): readonly Confirming[] {
  const known = confirmed.get(box);
  return known && ways.includes(known) ? [known, ...ways.filter((way) => way !== known)] : ways;
}

/**
 * Types a text and confirms it.
 * @param keys what may confirm it, tried in their order
 * @returns null where the widget has thrown it away
 */
export async function enterText(
  { box, adds, shows }: EntryBox,
  text: string,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<Entered | null> {
  focusOn(box);
  await nextTask();
  if (typedIn(box) !== '') typeInto(box, '');
  const before = shows();
  typeInto(box, text);
  await nextTask();
  const isMade = () => typedIn(box) === '' && shows() !== before && shows().includes(text);
  const isAnother = () => typedIn(box) !== '' && !folded(typedIn(box)).includes(folded(text));
  const isEntry = () => isMade() || isAnother();
  for (const way of knownFirst(box, adds ? [...keys, adds] : keys)) {
    if (typeof way === 'string') pressKey(box, way);
    else press(way);
    if (await waitFor(box, isEntry, reaction.press, signal)) {
      confirmed.set(box, way);
      return 'entry';
    }
    if (typedIn(box) === '') return null;
  }
  return typedIn(box).includes(text) ? 'text' : null;
}

/** Types a text into the box of a list that offers no such option. */
export async function enterInList(session: Session, box: TextBox, text: string): Promise<Entered | null> {
  const { widget, context } = session;
  const entered = await enterText({ box, shows: widget.shows }, text, ['Enter'], context.signal);
  session.typed = entered === 'text' ? text : '';
  session.hasEntered ||= entered === 'entry';
  return entered;
}
