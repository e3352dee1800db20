/** Choosing from a list that a widget opens: open, look, match, press, see that it took, close. */
import type { WriteContext } from '../adapter';
import { isOpen } from './close';
import { confirmButton } from './confirm-button';
import { findNamed, findOption } from './find-option';
import { isChosen, loaded, newSession, open, opening, optionsNow, type ListWidget, type Session } from './list-session';
import { folded, isBlankChoice } from './match-option';
import { press } from './press';
import { shut } from './shut-list';
import { pressOption, take } from './take-option';
import { takesText } from './type-into';
import { until } from './until';

export type { ListWidget } from './list-session';

/** `marked`: chosen, and only the list itself shows it. */
export type PickResult = 'picked' | 'marked' | 'no-option' | 'not-opened' | 'not-taken';

/** Most options taken back in one go. */
const mostDropped = 20;

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
    if (texts.length === 0 && widget.shows() !== '') await pressAgain(session);
    return widget.shows() === before ? 'not-taken' : 'picked';
  });
}

async function inSession(
  widget: ListWidget,
  context: WriteContext,
  act: (session: Session) => Promise<PickResult>,
): Promise<PickResult> {
  const session = newSession(widget, context);
  try {
    const result = await act(session);
    takeOver(session);
    return result;
  } finally {
    await shut(session, context);
  }
}

/** Some lists wait for a button below them before they hand over what was chosen. */
function takeOver({ popup, widget }: Session): void {
  if (!popup || !isOpen({ trigger: widget.trigger, popup })) return;
  const box = popup.closest(dialog);
  const button = confirmButton(box?.contains(widget.trigger) ? popup : (box ?? popup));
  if (button) press(button);
}

const dialog = '[role=dialog], dialog';

/** Lists of several: a chosen option pressed again is chosen no more. */
async function dropOthers(session: Session, texts: readonly string[]): Promise<void> {
  const several = '[aria-multiselectable=true], [role=menuitemcheckbox]';
  const isMultiple = session.popup?.matches(several) || session.popup?.querySelector(several);
  const isQuiet = session.widget.shows() === '';
  const surplus = () =>
    optionsNow(session).find(
      (option) => !texts.includes(option.text) && (isQuiet ? option.selected : isChosen(option, session)),
    );
  for (let count = 0; isMultiple && count < mostDropped; count++) {
    const option = surplus();
    if (!option || !(await take(session, option)) || !(await open(session))) return;
  }
}

async function takeNamed(session: Session, text: string): Promise<void> {
  if (!(await open(session))) return;
  const option = await findNamed(session, text);
  if (option && !isChosen(option, session)) await take(session, option);
}

async function takeBlank(session: Session): Promise<void> {
  if (!(await open(session))) return;
  const blank = optionsNow(session).find(({ text, disabled }) => !disabled && isBlankChoice(text));
  if (blank) await take(session, blank);
}

/** Some take a choice back when it is pressed again; they need not say that it is chosen. */
async function pressAgain(session: Session): Promise<void> {
  const { widget, context } = session;
  for (let count = 0; count < mostDropped && widget.shows() !== ''; count++) {
    if (!(await open(session))) return;
    const before = widget.shows();
    const parts = [before, ...before.split(', ')].map(folded);
    const chosen = optionsNow(session).find(({ text }) => parts.includes(folded(text)));
    if (!chosen) return;
    pressOption(session, chosen);
    if (!(await until(widget.trigger, () => widget.shows() !== before, opening, context.signal))) return;
  }
}

async function pickIn(session: Session, wanted: readonly string[], count: number): Promise<PickResult> {
  if (!(await open(session)) && !takesText(session.widget.trigger)) return 'not-opened';
  const most = Math.max(1, count);
  const wishes = wanted.slice(0, most * 4);
  const used = new Set<string>();
  let result = 'no-option' as PickResult;
  for (let picked = 0; picked < most; picked++) {
    if (picked > 0 && !(await open(session))) break;
    const option = await findOption(session, wishes, used);
    if (!option) break;
    used.add(option.text);
    const taken = await take(session, option, wishes);
    if (!taken) return result === 'no-option' ? 'not-taken' : result;
    result = taken === 'marked' && result !== 'picked' ? 'marked' : 'picked';
  }
  return result;
}
