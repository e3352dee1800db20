/** Typing may set something off: suggestions, a calendar, keys on screen. None of it outlasts the typing. */
import type { WriteContext, Written } from '../adapter';
import { keeps } from '../native/same-text';
import type { TextElement } from '../native/text-element';
import { closePopup } from './close';
import { openedOver } from './opened-over';
import { popupsShown } from './popup';
import { filled, refused } from './written';

/**
 * Runs what types into a field, then closes what came on show with it and did not go with the focus. Where fields are
 * entered by events alone nobody looks: that takes a layout a field.
 * @returns what `type` answers, read anew where something was closed; at once where `type` does so and nothing stands open
 */
export function leaveClosed(
  field: TextElement,
  context: WriteContext,
  type: () => Written | Promise<Written>,
): Written | Promise<Written> {
  if (context.focus === 'sent') return type();
  const before = popupsShown(field);
  const close = (written: Written): Written | Promise<Written> => {
    const popup = openedOver(field, [field], before);
    return popup
      ? closePopup({ trigger: field, popup }, context.signal).then(() => readAgain(field, written))
      : written;
  };
  const answer = type();
  return answer instanceof Promise ? answer.then(close) : close(answer);
}

/** Some take a text back that they can't read when they close. */
function readAgain({ value }: TextElement, written: Written): Written {
  if (written.outcome === 'refused' || value === written.holds) return written;
  const isKept = keeps(value, written.holds) !== 'not';
  return isKept ? { ...filled(value), reason: written.reason } : refused('refused-by-page', value);
}
