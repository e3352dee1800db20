/** Finding the option that is meant in a list that stands open: by looking, by searching, by taking any. */
import { findFirst, textContentOf } from '../../dom/nodes';
import { closePopup } from '../popup/close';
import { activeWithin } from '../widget/focus-on';
import { findPopup, isChosen, loaded, open, optionsNow, type Session } from './list-session';
import { folded } from '../../field/saying/folded';
import { bestMatch, realOptions } from '../../field/widget/match-option';
import type { ListedOption } from '../../field/list/option-list';
import { takesText, type TextBox } from '../../field/widget/typed-in';
import { typeInto } from '../widget/type-into';
import { nextTask, waitFor } from '../widget/wait-for';
import { isShown } from '../../field/widget/visible';
import { reaction } from '../widget/reaction';

/** The option that answers `wanted` best and is not in use, else any. */
export async function findOption(
  session: Session,
  wanted: readonly string[],
  used: ReadonlySet<string>,
): Promise<ListedOption | null> {
  const free = (options: readonly ListedOption[]) =>
    realOptions(options).filter((option) => !used.has(option.text) && !isChosen(option, session));
  const patience = takesText(session.widget.trigger) ? reaction.listOpened : reaction.optionsLoaded;
  const shown = free(findPopup(session) ? await loaded(session, patience) : []);
  const match = bestMatch(shown, wanted);
  if (match) return match;
  const searched = await search(session, unanswered(wanted, used), free);
  if (searched) return searched;
  return anyOf(free(await loaded(session, reaction.listOpened)));
}

/** Wanted texts that no option in use answers: what was made an entry of once is not made again. */
function unanswered(wanted: readonly string[], used: ReadonlySet<string>): string[] {
  return wanted.filter((one) => ![...used].some((text) => folded(text).includes(folded(one))));
}

/** A real option other than "Other": the middle one, since ends are special more often. */
export function anyOf(options: readonly ListedOption[]): ListedOption | null {
  return options[Math.floor((options.length - 1) / 2)] ?? null;
}

/** The option of that text, searched for where it is not on show. */
export async function findNamed(session: Session, text: string): Promise<ListedOption | null> {
  const find = () => named(optionsNow(session), text);
  const box = searchBox(session);
  const found = find();
  if (found || !box) return found;
  lookFor(session, box, text);
  return waitFor(box, find, reaction.optionsLoaded, session.context.signal);
}

/**
 * The option of that text; else the only one that begins with it: options may say more in the list than the widget
 * shows of them.
 */
function named(options: readonly ListedOption[], text: string): ListedOption | null {
  const wanted = folded(text);
  const longer = options.filter((option) => folded(option.text).startsWith(`${wanted} `));
  return (
    options.find((option) => option.text === text) ??
    options.find((option) => folded(option.text) === wanted) ??
    (longer.length === 1 ? longer[0]! : null)
  );
}

/** What many words hold, for lists that answer to a search only, and for those of them that want more than a letter. */
const commonLetters = ['a', 'e'];
const commonSyllables = ['an', 'er', 'and', 'ber'];
const asksForMore = /(\d+) (?:or )?more (?:char|letter)|(?:at least|minimum(?: of)?) (\d+) (?:char|letter)/i;

/** The letters that the list says a search must have; 0 where it says nothing of them. */
function leastLetters(session: Session): number {
  const said = asksForMore.exec(textContentOf(findPopup(session)) ?? '');
  return said?.[1] ? session.typed.length + Number(said[1]) : Number(said?.[2] ?? 0);
}

/** Types into the widget's search box: long lists show or load only what is asked for. */
async function search(
  session: Session,
  wanted: readonly string[],
  free: (options: readonly ListedOption[]) => ListedOption[],
): Promise<ListedOption | null> {
  const box = searchBox(session);
  if (!box) return null;
  const isEmpty = realOptions(optionsNow(session)).length === 0;
  const searches = isEmpty
    ? [...wanted.slice(0, 1), ...commonLetters, ...commonSyllables]
    : wanted.slice(0, 1).filter((text) => !session.inVain.has(text));
  if (searches.length === 0) return null;
  let least = 0;
  for (const [index, text] of searches.entries()) {
    least = Math.max(least, leastLetters(session));
    if (text.length < least || (least === 0 && commonSyllables.includes(text))) continue;
    lookFor(session, box, text.slice(0, 40));
    await nextTask();
    const hasAnswer = await waitFor(box, () => findPopup(session), reaction.searchBegun, session.context.signal);
    await answered(session, box, text, isEmpty ? reaction.optionsLoaded : reaction.listOpened);
    const options = free(optionsNow(session));
    const match =
      bestMatch(options, [text, ...wanted]) ?? (isEmpty ? (newEntry(session, text) ?? anyOf(options)) : null);
    if (match) return match;
    if (!isEmpty) session.inVain.add(text);
    if (session.context.signal.aborted || (!hasAnswer && index > 0)) break;
  }
  lookFor(session, box, '');
  if (!isEmpty && (await loaded(session, reaction.listOpened)).length === 0) await reopen(session);
  return null;
}

/** A list may stay as it was searched last until it is opened anew. */
async function reopen(session: Session): Promise<void> {
  const { widget, popup, context } = session;
  if (!popup || !(await closePopup({ trigger: widget.trigger, popup }, context.signal))) return;
  await waitFor(popup, () => !isShown(popup), reaction.listOpened, context.signal);
  await open(session);
}

function lookFor(session: Session, box: TextBox, text: string): void {
  typeInto(box, text);
  session.typed = text;
}

/** Waits for options, less long for a list that stays with saying that there are none. */
async function answered(session: Session, box: Element, text: string, patience: number): Promise<void> {
  const { signal } = session.context;
  const isReady = () => realOptions(optionsNow(session)).length > 0 || newEntry(session, text) !== null;
  const saysNone = () => optionsNow(session).some((option) => !/^(loading|searching)/.test(folded(option.text)));
  if (findPopup(session) === null || (await waitFor(box, isReady, Math.min(patience, reaction.searchBegun), signal)))
    return;
  if (!saysNone()) await waitFor(box, isReady, patience - reaction.searchBegun, signal);
}

/** An offer to make a new entry of what was typed: "Create …". */
function newEntry(session: Session, typed: string): ListedOption | null {
  const isOffer = ({ text, disabled }: ListedOption) =>
    !disabled && text.length < typed.length + 40 && folded(text).includes(folded(typed));
  return typed.length > 1 ? (optionsNow(session).find(isOffer) ?? null) : null;
}

/** Where a person types to search the list: what opens it, what has got the focus since, else an input in it. */
export function searchBox(session: Session): TextBox | null {
  const { trigger } = session.widget;
  if (takesText(trigger)) return trigger;
  const active = activeWithin(trigger);
  if (active && active !== session.focused && takesText(active)) return active;
  const inPopup = findFirst(findPopup(session), 'input[type=search], input[type=text], input:not([type])') ?? null;
  return inPopup && takesText(inPopup) ? inPopup : null;
}
