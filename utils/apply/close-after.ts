/** Entering a control may set something off: suggestions, a calendar, a clock. None of it outlasts the writing. */
import { documentOf, findFirst, isMatch, localNameOf } from '../dom/nodes';
import { hasScripts } from '../dom/scripted';
import type { AdapterName } from '../field/adapter';
import type { WriteContext, Written } from './field-writer';
import { wayInto } from './native/focus';
import { keeps } from './native/same-text';
import { holdsOf, type Target } from './target';
import { atRest } from './widget/at-rest';
import { avoidEscape, closePopup } from './popup/close';
import { floats } from '../field/widget/floating';
import { blurFrom, focusOn } from './widget/focus-on';
import { openedOver } from './popup/opened-over';
import { openerAt, popupsOpened } from './popup/find';
import type { Opener } from './opener';
import { nextTask, waitFor } from './widget/wait-for';
import { isSeen } from '../field/widget/visible';
import { watchMoves } from './widget/watch-moves';
import { filled, refused } from './widget/written';
import { reaction } from './widget/reaction';

/** Controls that are entered to be written; what a press sets off is for the person to see. */
const pressed = ['checkbox', 'radio', 'file', 'range', 'color'].map((type) => `[type=${type}]`).join();
const entered = `input:not(${pressed}), textarea, select, [role=group]:has([role=spinbutton])`;
const metered = 'input[type=password]';
/** Adapters whose fields are written by typing alone: pressing twice may choose and unchoose. */
const retyped: ReadonlySet<string> = new Set(['text-input', 'colour-input'] satisfies AdapterName[]);
/** A choice may bring further fields, which stay. */
const furtherFields = 'input:not([type=hidden]), select, textarea';

/**
 * Runs what writes a field, then closes what came on show with it and did not go with the focus. Where fields are
 * entered by events alone nobody looks: that takes a layout a field. Nor in a page without scripts, where what style shows
 * goes with the focus.
 * @returns what `write` answers, read anew where something was closed
 */
export function closeAfterWriting(
  target: Target,
  context: WriteContext,
  write: () => Written | Promise<Written>,
): Written | Promise<Written> {
  const { element } = target.field;
  const opensNothing = wayInto(element, context) === 'sent' || !hasScripts(documentOf(element));
  if (opensNothing || !isMatch(element, entered)) return write();
  const opener = openerAt(element);
  context.onEntered?.(opener);
  const moves = isMatch(element, metered) ? watchMoves(element) : null;
  const before = holdsOf(target);
  const start = performance.now();
  const close = async (written: Written): Promise<Written> => {
    if (moves?.hasMoved()) await leaveOnceMore(opener, context.signal);
    const popup = openedOver(opener);
    if (!popup || (localNameOf(element) === 'select' && findFirst(popup, furtherFields))) return written;
    await closePopup({ trigger: element, popup }, context.signal);
    const left = readAgain(target, written);
    const isTakenBack = written.outcome === 'filled' && left.outcome === 'refused' && left.holds === before;
    const isInTime = !context.signal.aborted && performance.now() - start < context.patience;
    return isTakenBack && isInTime && retyped.has(target.adapter.name) ? writeAnew() : left;
  };
  /**
   * A picker that takes the text as it is typed may take Escape for its "Cancel" (ngx-color-picker): it is written again
   * and left without that key, which still closes what no other way does.
   */
  const writeAnew = async (): Promise<Written> => {
    avoidEscape(element, true);
    const written = await leftAndDrawn(write());
    const popup = openedOver(opener);
    const isLeft = !popup || (await closePopup({ trigger: element, popup }, context.signal));
    const left = readAgain(target, written);
    if (isLeft && left.outcome !== 'refused') return left;
    avoidEscape(element, false);
    if (popup) await closePopup({ trigger: element, popup }, context.signal);
    return readAgain(target, written);
  };
  return leftAndDrawn(write())
    .then(close)
    .finally(() => moves?.stop());
}

/**
 * For a page that moved as a password was written: a meter of its strength that is shown and put away at once may stay
 * until its field is left again, in the time it takes to come on show (PrimeNG).
 */
async function leaveOnceMore(opener: Opener, signal: AbortSignal): Promise<void> {
  const { trigger: element } = opener;
  const meter = () => popupsOpened(opener).find((box) => floats(box, element) && isSeen(box)) ?? null;
  const hanging = await waitFor(element, meter, reaction.meterDrawn, signal);
  if (!hanging) return;
  focusOn(element);
  await atRest(hanging, signal);
  blurFrom(element);
  await waitFor(element, () => !meter(), reaction.meterGone, signal);
}

/** What the focus opens, pages draw in a task of their own. */
async function leftAndDrawn(answer: Written | Promise<Written>): Promise<Written> {
  const written = await answer;
  await nextTask();
  return written;
}

/** A picker may take a text that it can't read back as it closes. */
function readAgain(target: Target, written: Written): Written {
  const holds = holdsOf(target);
  if (written.outcome === 'refused' || holds === written.holds) return written;
  return keeps(holds, written.holds) === 'not'
    ? refused('refused-by-page', holds)
    : { ...filled(holds), reason: written.reason };
}
