/** One use of a list that a widget opens: opening it, seeing what it offers. */
import { carries, isMatch, parentElementOf } from '../../dom/nodes';
import type { WriteContext } from '../field-writer';
import { isOpen } from '../popup/close';
import { acting } from '../widget/deadline';
import { activeWithin } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { folded } from '../../field/saying/folded';
import { realOptions } from '../../field/widget/match-option';
import { listOptions, type ListedOption } from '../../field/list/option-list';
import { popupOf, popupsShown } from '../popup/find';
import type { Opener } from '../opener';
import { openBy } from '../popup/open-by';
import { press } from '../widget/press';
import { takesText } from '../../field/widget/typed-in';
import { waitFor } from '../widget/wait-for';
import { wordsOf } from '../widget/words-of';
import { reaction } from '../widget/reaction';

/** How far up what scrolls may stand. */
const scrollDepth = 3;

/** A widget that opens a list. */
export interface ListWidget extends Omit<Opener, 'before'> {
  /** What the widget shows as its value. */
  shows(): string;
  /** The widget's own list while it stands open, where nothing names it. */
  list?(): Element | null;
}

export interface Session {
  readonly widget: ListWidget;
  readonly opener: Opener;
  readonly context: WriteContext;
  /** Whether the list stood open before it was used: a widget may always call itself expanded. */
  readonly stoodOpen: boolean;
  /** What had the focus before. */
  readonly focused: Element | null;
  popup: Element | null;
  /** Whether it was tried to open the list, and whether what was typed became an entry without one. */
  hasTried: boolean;
  hasEntered: boolean;
  /** What was typed to search the list, while it stands in the box. */
  typed: string;
  /** What was searched for among options and not found. */
  readonly inVain: Set<string>;
}

export function newSession(widget: ListWidget, context: WriteContext): Session {
  return {
    widget,
    opener: { ...widget, before: popupsShown(widget.trigger) },
    context: acting(context),
    stoodOpen: saysOpen(widget) !== undefined,
    focused: activeWithin(widget.trigger),
    popup: null,
    hasTried: false,
    hasEntered: false,
    typed: '',
    inVain: new Set(),
  };
}

/** The element that says of the widget that it is open. */
export function saysOpen({ pointers }: ListWidget): Element | undefined {
  return pointers.find((pointer) => isMatch(pointer, '[aria-expanded=true], [aria-expanded=""]'));
}

/**
 * Tries the ways in which lists open, one after the other. In a line of text Enter might send the form, and the arrow may
 * need Alt held (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/#keyboardinteraction).
 */
export async function open(session: Session): Promise<boolean> {
  const { trigger } = session.widget;
  session.hasTried = true;
  const words = wordsOf(trigger);
  // In a list that stands open unseen the key would choose what it is at.
  const pressEnter = () => saysOpen(session.widget) ?? pressKey(trigger, 'Enter');
  const ways = [
    () => press(trigger),
    ...(words === trigger ? [] : [() => press(words)]),
    () => pressKey(trigger, 'ArrowDown'),
    takesText(trigger) ? () => pressKey(trigger, 'ArrowDown', { altKey: true }) : pressEnter,
  ];
  const find = () => findPopup(session);
  const isFutile = () => hasGotTyping(session);
  const popup = await openBy(
    { near: trigger, ways, find, patience: reaction.listOpened, isFutile },
    session.context.signal,
  );
  return popup !== null;
}

/** Whether a press has brought the caret into a box to type in: there may be no list before something is typed. */
function hasGotTyping({ widget, focused }: Session): boolean {
  const active = activeWithin(widget.trigger);
  return active !== null && active !== focused && active !== widget.trigger && takesText(active);
}

/** The widget's list while it stands open. */
export function findPopup(session: Session): Element | null {
  const { trigger, pointers } = session.widget;
  if (session.popup && isOpen({ trigger, popup: session.popup })) return session.popup;
  const says = pointers.some((pointer) => carries(pointer, 'aria-expanded'));
  if (says && !saysOpen(session.widget)) return null;
  session.popup = session.widget.list?.() ?? popupOf(session.opener);
  return session.popup;
}

/** Options on show; none while the list is closed. */
export function optionsNow(session: Session): ListedOption[] {
  const popup = findPopup(session);
  return popup ? listOptions(popup) : [];
}

/** Whether an option is what the widget holds: many lists call the highlighted option selected. */
export function isChosen({ element, text, selected }: ListedOption, { widget, typed }: Session): boolean {
  if (!selected || carries(element, 'aria-checked')) return selected;
  const shown = widget.shows();
  if (typed !== '' && shown === typed) return false;
  return folded(shown).includes(folded(text)) || /^\D*\d+\D*$/.test(shown);
}

/** Options once there are real ones. */
export async function loaded(session: Session, patience: number): Promise<ListedOption[]> {
  const { trigger } = session.widget;
  const ready = () => {
    const options = optionsNow(session);
    return realOptions(options).length > 0 ? options : null;
  };
  const wait = Math.min(patience, session.context.patience);
  const { signal } = session.context;
  const first = await waitFor(trigger, ready, Math.min(wait, reaction.emptyListScrolled), signal);
  if (first || wait <= reaction.emptyListScrolled) return first ?? [];
  scrollOnce(findPopup(session));
  return (await waitFor(trigger, ready, wait - reaction.emptyListScrolled, signal)) ?? [];
}

/** Virtual lists that were measured before they were laid out draw their options once they are scrolled (PrimeNG). */
function scrollOnce(popup: Element | null): void {
  for (let at = popup, level = 0; at && level < scrollDepth; at = parentElementOf(at), level++)
    at.dispatchEvent(new Event('scroll'));
}
