/** Finding the option that is meant in a list that stands open: by looking, by searching, by taking any. */
import { activeWithin } from './focus-on';
import { findPopup, isChosen, loaded, loading, opening, optionsNow, type Session } from './list-session';
import { bestMatch, folded, realOptions } from './match-option';
import type { ListedOption } from './option-list';
import { takesText, typeInto } from './type-into';
import { nextTask, until } from './until';

/** Milliseconds for a search box to show that it looks for something. */
const answering = 700;

/** The option that answers `wanted` best and is not in use, else any. */
export async function findOption(
  session: Session,
  wanted: readonly string[],
  used: ReadonlySet<string>,
): Promise<ListedOption | null> {
  const free = (options: readonly ListedOption[]) =>
    realOptions(options).filter((option) => !used.has(option.text) && !isChosen(option, session));
  const shown = free(await loaded(session, takesText(session.widget.trigger) ? opening : loading));
  const match = bestMatch(shown, wanted);
  if (match) return match;
  const searched = await search(session, wanted, free);
  if (searched) return searched;
  return anyOf(free(optionsNow(session).length > 0 ? optionsNow(session) : await loaded(session, opening)));
}

/** A real option other than "Other": the middle one, since ends are special more often. */
export function anyOf(options: readonly ListedOption[]): ListedOption | null {
  return options[Math.floor((options.length - 1) / 2)] ?? null;
}

/** The option of that text, searched for where it is not on show. */
export async function findNamed(session: Session, text: string): Promise<ListedOption | null> {
  const find = () =>
    optionsNow(session).find((option) => option.text === text || folded(option.text) === folded(text)) ?? null;
  const box = searchBox(session);
  const found = find();
  if (found || !box) return found;
  typeInto(box, text);
  return until(box, find, loading, session.context.signal);
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
