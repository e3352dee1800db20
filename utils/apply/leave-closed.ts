/** Entering a control may set something off: suggestions, a calendar, a clock. None of it outlasts the writing. */
import type { WriteContext, Written } from './adapter';
import { keeps } from './native/same-text';
import { holdsOf, type Target } from './target';
import { closePopup } from './widget/close';
import { openedOver } from './widget/opened-over';
import { popupsShown } from './widget/popup';
import { nextTask } from './widget/until';
import { filled, refused } from './widget/written';

/** Controls that are entered to be written; what a press sets off is for the person to see. */
const pressed = ['checkbox', 'radio', 'file', 'range', 'color'].map((type) => `[type=${type}]`).join();
const entered = `input:not(${pressed}), textarea, select, [role=group]:has([role=spinbutton])`;
/** A choice may bring further fields, which stay. */
const furtherFields = 'input:not([type=hidden]), select, textarea';

/**
 * Runs what writes a field, then closes what came on show with it and did not go with the focus. Where fields are
 * entered by events alone nobody looks: that takes a layout a field.
 * @returns what `write` answers, read anew where something was closed
 */
export function leaveClosed(
  target: Target,
  context: WriteContext,
  write: () => Written | Promise<Written>,
): Written | Promise<Written> {
  const { element } = target.field;
  if (context.focus === 'sent' || !element.matches(entered)) return write();
  const before = popupsShown(element);
  context.onEntered?.({ element, before });
  const close = (written: Written): Written | Promise<Written> => {
    const popup = openedOver(element, [element], before);
    if (!popup || (element.localName === 'select' && popup.querySelector(furtherFields))) return written;
    return closePopup({ trigger: element, popup }, context.signal).then(() => readAgain(target, written));
  };
  return leftAndDrawn(write()).then(close);
}

/** What the focus opens, pages draw in a task of their own. */
async function leftAndDrawn(answer: Written | Promise<Written>): Promise<Written> {
  const written = await answer;
  await nextTask();
  return written;
}

/** Some take a text back that they can't read when they close. */
function readAgain(target: Target, written: Written): Written {
  const holds = holdsOf(target);
  if (written.outcome === 'refused' || holds === written.holds) return written;
  return keeps(holds, written.holds) === 'not'
    ? refused('refused-by-page', holds)
    : { ...filled(holds), reason: written.reason };
}
