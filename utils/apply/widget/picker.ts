/** Choosing from a list that a widget opens: open, look, match, press, see that it took, close. */
import type { WriteContext } from '../adapter';
import { closePopup, isOpen } from './close';
import { acting } from './deadline';
import { activeWithin, blurFrom, focusOn } from './focus-on';
import { pressKey } from './keys';
import { listOptions, type ListedOption } from './option-list';
import { bestMatch, folded, isBlankChoice, realOptions } from './match-option';
import { popupOf, popupsShown, type Before } from './popup';
import { press } from './press';
import { revealInside } from './reveal';
import { takesText, typeInto } from './type-into';
import { nextTask, until } from './until';

/** Milliseconds for a list to come on show after one try to open it, and for options to load. */
const opening = 350;
const loading = 1_200;
/** Milliseconds for a search box to show that it looks for something. */
const answering = 700;

/** A widget that opens a list. */
export interface ListWidget {
  /** What takes the press, the keys and the typing. */
  readonly trigger: Element;
  /** Elements whose `aria-controls`, `aria-owns` and `aria-expanded` speak for the widget. */
  readonly pointers: readonly Element[];
  /** What the widget shows as its value. */
  shows(): string;
  /** The widget's own list while it stands open, where nothing names it. */
  list?(): Element | null;
}

export type PickResult = 'picked' | 'no-option' | 'not-opened' | 'not-taken';

interface Session {
  readonly widget: ListWidget;
  readonly before: Before;
  readonly context: WriteContext;
  popup: Element | null;
}

/** Opens the widget's list and chooses up to `count` options that answer `wanted`, else any. Leaves it closed. */
export function pick(
  widget: ListWidget,
  wanted: readonly string[],
  count: number,
  context: WriteContext,
): Promise<PickResult> {
  return inSession(widget, context, (session) => pickIn(session, wanted, count));
}

/**
 * Opens the widget's list and makes the options of these texts, and no others, the chosen ones; none chooses the
 * option that stands for nothing, where there is one. Leaves the list closed.
 */
export function pickExactly(widget: ListWidget, texts: readonly string[], context: WriteContext): Promise<PickResult> {
  return inSession(widget, context, async (session) => {
    if (!(await open(session))) return 'not-opened';
    await loaded(session, opening);
    const before = widget.shows();
    await dropOthers(session, texts);
    for (const text of texts) await takeNamed(session, text);
    if (texts.length === 0 && widget.shows() !== '') await takeBlank(session);
    return widget.shows() === before ? 'not-taken' : 'picked';
  });
}

async function inSession(
  widget: ListWidget,
  context: WriteContext,
  act: (session: Session) => Promise<PickResult>,
): Promise<PickResult> {
  const session: Session = { widget, before: popupsShown(widget.trigger), context: acting(context), popup: null };
  try {
    return await act(session);
  } finally {
    await shut(session, context);
  }
}

/** Lists of several: a chosen option pressed again is chosen no more. */
async function dropOthers(session: Session, texts: readonly string[]): Promise<void> {
  const isMultiple =
    session.popup?.matches('[aria-multiselectable=true]') ||
    session.popup?.querySelector('[aria-multiselectable=true]');
  const surplus = () =>
    optionsNow(session).find(
      ({ text, selected }) => selected && !texts.includes(text) && isShownAsValue(text, session.widget.shows()),
    );
  for (let count = 0; count < 20; count++) {
    const option = surplus();
    if (!option || (!isMultiple && texts.length > 0)) return;
    if (!(await take(session, option)) || !(await open(session))) return;
  }
}

/** Some lists call the highlighted option selected; what is chosen is named by the widget, or counted. */
function isShownAsValue(text: string, shown: string): boolean {
  return shown.includes(text) || /^\D*\d+\D*$/.test(shown);
}

async function takeNamed(session: Session, text: string): Promise<void> {
  if (!(await open(session))) return;
  const find = () => optionsNow(session).find((option) => option.text === text || folded(option.text) === folded(text));
  const option = find() ?? (await searchFor(session, text, find));
  if (option && !option.selected) await take(session, option);
}

async function searchFor(session: Session, text: string, find: () => ListedOption | undefined) {
  const box = searchBox(session);
  if (!box) return null;
  typeInto(box, text);
  return until(box, find, loading, session.context.signal);
}

async function takeBlank(session: Session): Promise<void> {
  if (!(await open(session))) return;
  const blank = optionsNow(session).find(({ text, disabled }) => !disabled && isBlankChoice(text));
  if (blank) await take(session, blank);
}

async function pickIn(session: Session, wanted: readonly string[], count: number): Promise<PickResult> {
  if (!(await open(session)) && !takesText(session.widget.trigger)) return 'not-opened';
  const wishes = wanted.slice(0, Math.max(1, count) * 4);
  let picked = 0;
  const used = new Set<string>();
  while (picked < Math.max(1, count)) {
    const option = await findOption(session, wishes, used);
    if (!option) break;
    used.add(option.text);
    if (!(await take(session, option, wishes))) break;
    picked++;
    if (picked < count && !(await open(session))) break;
  }
  if (picked > 0) return 'picked';
  return used.size > 0 ? 'not-taken' : 'no-option';
}

function expanded({ widget }: Session): boolean {
  return widget.pointers.some((pointer) => pointer.getAttribute('aria-expanded') === 'true');
}

/** Tries the ways in which lists open, one after the other. */
async function open(session: Session): Promise<boolean> {
  const { trigger } = session.widget;
  const ways = [
    () => undefined,
    () => press(trigger),
    () => pressKey(trigger, 'ArrowDown'),
    () => pressKey(trigger, 'Enter'),
  ];
  for (const way of ways) {
    if (session.context.signal.aborted) return false;
    way();
    const wait = way === ways[0] ? 0 : opening;
    if (await until(trigger, () => findPopup(session), wait, session.context.signal)) return true;
  }
  return false;
}

function findPopup(session: Session): Element | null {
  const { trigger, pointers } = session.widget;
  if (session.popup && isOpen({ trigger, popup: session.popup })) return session.popup;
  const says = pointers.some((pointer) => pointer.hasAttribute('aria-expanded'));
  if (says && !expanded(session)) return null;
  session.popup = session.widget.list?.() ?? popupOf(trigger, pointers, session.before);
  return session.popup;
}

function optionsNow(session: Session): ListedOption[] {
  const popup = findPopup(session);
  return popup ? listOptions(popup) : [];
}

async function findOption(
  session: Session,
  wanted: readonly string[],
  used: ReadonlySet<string>,
): Promise<ListedOption | null> {
  const free = (options: readonly ListedOption[]) =>
    realOptions(options).filter(({ text, selected }) => !used.has(text) && !selected);
  const shown = free(await loaded(session, takesText(session.widget.trigger) ? opening : loading));
  const match = bestMatch(shown, wanted);
  if (match) return match;
  const searched = await search(session, wanted, free);
  if (searched) return searched;
  return anyOf(free(optionsNow(session).length > 0 ? optionsNow(session) : await loaded(session, opening)));
}

/** A real option other than "Other": the middle one, since ends are special more often. */
function anyOf(options: readonly ListedOption[]): ListedOption | null {
  return options[Math.floor((options.length - 1) / 2)] ?? null;
}

/** Options once there are real ones. */
async function loaded(session: Session, patience: number): Promise<ListedOption[]> {
  const { trigger } = session.widget;
  const ready = () => {
    const options = optionsNow(session);
    return realOptions(options).length > 0 ? options : null;
  };
  return (await until(trigger, ready, Math.min(patience, session.context.patience), session.context.signal)) ?? [];
}

/** Types into the widget's search box: some lists show or load only what is asked for. */
async function search(
  session: Session,
  wanted: readonly string[],
  free: (options: readonly ListedOption[]) => ListedOption[],
): Promise<ListedOption | null> {
  const box = searchBox(session);
  if (!box) return null;
  const isEmpty = realOptions(optionsNow(session)).length === 0;
  const wishes = isEmpty ? [...wanted.slice(0, 1), 'a', 'e'] : wanted.slice(0, 1);
  for (const wish of wishes) {
    typeInto(box, wish.slice(0, 40));
    await nextTask();
    const hasAnswer = await until(box, () => findPopup(session), answering, session.context.signal);
    if (!hasAnswer && isEmpty) break;
    const isReady = () => realOptions(optionsNow(session)).length > 0 || newEntry(session, wish) !== null;
    await until(box, isReady, isEmpty ? loading : opening, session.context.signal);
    const options = free(optionsNow(session));
    const match =
      bestMatch(options, [wish, ...wanted]) ?? (isEmpty ? (newEntry(session, wish) ?? anyOf(options)) : null);
    if (match) return match;
  }
  typeInto(box, '');
  if (!isEmpty) await loaded(session, opening);
  return null;
}

/** An offer to make a new entry of what was typed: "Create …". */
function newEntry(session: Session, typed: string): ListedOption | null {
  const isOffer = ({ text, disabled }: ListedOption) =>
    !disabled && text.length < typed.length + 40 && folded(text).includes(folded(typed));
  return typed.length > 1 ? (optionsNow(session).find(isOffer) ?? null) : null;
}

function searchBox(session: Session): HTMLInputElement | HTMLTextAreaElement | null {
  const { trigger } = session.widget;
  if (takesText(trigger)) return trigger;
  const active = activeWithin(trigger);
  if (active && takesText(active) && active !== trigger) return active;
  const inPopup = findPopup(session)?.querySelector('input[type=search], input[type=text], input:not([type])') ?? null;
  return inPopup && takesText(inPopup) ? inPopup : null;
}

/** Levels of lists that open beside each other. */
const maxDepth = 6;

/**
 * Presses an option and sees whether the widget took it; by keyboard where the mouse has no effect. Where it opens
 * further options, goes on with the best of those.
 */
async function take(
  session: Session,
  option: ListedOption,
  wishes: readonly string[] = [],
  depth = 0,
): Promise<boolean> {
  const { widget, context } = session;
  const shownBefore = widget.shows();
  const known = new Set(optionsNow(session).map(({ element }) => element));
  const wasSelected = option.element.getAttribute('aria-selected');
  const isClosed = () => session.popup !== null && !isOpen({ trigger: widget.trigger, popup: session.popup });
  const further = () =>
    widget.shows() === shownBefore && !isClosed()
      ? realOptions(optionsNow(session)).filter(({ element, text }) => !known.has(element) && text !== option.text)
      : [];
  const isBranch = option.element.matches(branches);
  const took = () =>
    widget.shows() !== shownBefore ||
    isClosed() ||
    (isBranch ? further().length > 0 : option.element.getAttribute('aria-selected') !== wasSelected);
  for (const way of waysToTake(session, option)) {
    way();
    if (!(await until(widget.trigger, took, opening, context.signal))) continue;
    const deeper = isBranch ? further() : [];
    const next = bestMatch(deeper, wishes) ?? anyOf(deeper);
    return next && depth < maxDepth ? take(session, next, wishes, depth + 1) : true;
  }
  return false;
}

/** Options that only open more of them. */
const branches =
  '[role=menuitem][aria-haspopup]:not([aria-haspopup=false]), [role^=menuitem][aria-owns][aria-expanded]';

function waysToTake({ widget: { trigger }, popup }: Session, { element, text }: ListedOption): (() => void)[] {
  const byMouse = () => {
    revealInside(element, popup);
    press(element);
  };
  const byKey = () => {
    focusOn(element);
    pressKey(element, 'Enter');
  };
  const asTyped = () => {
    focusOn(trigger);
    pressKey(trigger, 'Enter');
  };
  if (!takesText(trigger)) return [byMouse, byKey];
  return /\benter\b/i.test(text) ? [asTyped, byMouse] : [byMouse, asTyped, byKey];
}

async function shut({ popup, widget }: Session, context: WriteContext): Promise<void> {
  if (popup) await closePopup({ trigger: widget.trigger, popup }, context.signal);
  else blurFrom(widget.trigger);
}
