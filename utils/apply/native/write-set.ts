import type { WriteContext, Written } from '../field-writer';
import { waitFor } from '../widget/wait-for';
import { changedByPage, filled, refused, unchanged } from '../widget/written';
import { sendChange, sendInput } from './events';
import { enterField, leaveField } from './focus';
import { treePositionOf, relocate } from './relocate';
import { setValue } from './set-value';
import { reaction } from '../widget/reaction';

/**
 * Writes controls that are set rather than typed (dates, colours, ranges): `input` and `change`, no keys. The browser
 * drops what it can't read, so the first text that stays counts.
 */
export function writeSet(
  element: HTMLInputElement,
  texts: readonly string[],
  isSame: (held: string, meant: string) => boolean,
  context: WriteContext,
): Written | Promise<Written> {
  if (element.readOnly) return refused('read-only', element.value);
  if (texts.some((text) => text === element.value)) return unchanged(element.value);
  const start = element.value;
  let current = element;
  for (const text of texts) {
    const place = treePositionOf(current);
    set(current, text, context);
    const now = relocate(place);
    if (!now) return refused('gone', '');
    current = now as HTMLInputElement;
    if (isSame(current.value, text)) return filled(current.value);
  }
  const isKept = () => texts.some((text) => isSame(current.value, text));
  const answer = () => (isKept() ? filled(current.value) : withoutIt(current.value, start));
  return context.focus === 'sent'
    ? answer()
    : waitFor(current, isKept, reaction.valueCommitted, context.signal).then(answer);
}

const withoutIt = (held: string, start: string) =>
  held === '' || held === start ? refused('refused-by-page', held) : changedByPage(held);

function set(element: HTMLInputElement, text: string, context: WriteContext): void {
  enterField(element, context);
  setValue(element, text);
  sendInput(element);
  sendChange(element);
  leaveField(element, context);
}

/** Brings a set control back; what the control itself makes of an empty text is its empty state. */
export function restoreSet(element: HTMLInputElement, held: string, context: WriteContext): Written {
  if (element.value !== held) set(element, held, context);
  if (element.value !== held) setValue(element, held);
  return element.value === held ? filled(held) : refused('refused-by-page', element.value);
}
