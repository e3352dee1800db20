/** Pads of digits that a page draws itself. */
import { attribute } from '../../dom/nodes';
import { elementsBelow, ownText } from '../../field/calendar/look';
import { confirmButton } from '../popup/confirm-button';
import { closePopup } from '../popup/close';
import { openerAt, popupsOpened } from '../popup/find';
import { openBy } from '../popup/open-by';
import { press } from '../widget/press';
import { tap } from '../widget/touch';
import { waitFor } from '../widget/wait-for';
import { isShown } from '../../field/widget/visible';
import { reaction } from '../widget/reaction';

const digits = 10;
const mostKeys = 40;
const deleting = /delete|backspace|erase|(^|[-_\s])(?:del|back)(?![a-z])/i;

export interface Padded {
  /** What opens the pad. */
  readonly trigger: Element;
  shows(): string;
}

/** Opens a field's pad, makes the field show a text by its keys, and leaves the pad closed. */
export async function enterByKeypad(field: Padded, text: string, signal: AbortSignal): Promise<void> {
  const { trigger } = field;
  const opener = openerAt(trigger);
  const find = () => popupsOpened(opener).find((popup) => keysIn(popup).size >= digits) ?? null;
  const pad = await openBy(
    { near: trigger, ways: [() => press(trigger)], find, patience: reaction.keypadOpened },
    signal,
  );
  if (!pad) return;
  await deleteAll(field, pad, signal);
  for (const sign of text.slice(0, mostKeys)) await pressKeyOf(field, keysIn(pad).get(sign), signal);
  const done = confirmButton(pad);
  if (done) press(done);
  await closePopup({ trigger, popup: pad }, signal);
}

/** The keys of a pad by what they write. */
export function keysIn(pad: Element): Map<string, Element> {
  const keys = elementsBelow(pad).filter((one) => /^[\d.,-]$/.test(ownText(one)) && isShown(one));
  return new Map(keys.map((key) => [ownText(key), key]));
}

async function deleteAll(field: Padded, pad: Element, signal: AbortSignal): Promise<void> {
  const names = (one: Element) => `${attribute(one, 'class')} ${attribute(one, 'aria-label')}`;
  const key = elementsBelow(pad).find((one) => deleting.test(names(one)) && isShown(one));
  for (let count = 0; key && count < mostKeys && field.shows() !== ''; count++)
    if (!(await pressKeyOf(field, key, signal))) return;
}

/** @returns whether the field shows something else after a key */
async function pressKeyOf(field: Padded, key: Element | undefined, signal: AbortSignal): Promise<boolean> {
  if (!key || signal.aborted) return false;
  const before = field.shows();
  tap(key);
  return (await waitFor(field.trigger, () => field.shows() !== before, reaction.press, signal)) === true;
}
