import type { WriteContext, Written } from '../field-writer';
import { waitFor } from '../widget/wait-for';
import { changedByPage, filled, refused, unchanged } from '../widget/written';
import { rectOf } from '../../dom/nodes';
import { numberOf } from '../../field/native/attributes';
import { sendPointer, type Point } from '../widget/press';
import { isAccepted } from './can-hold';
import { sendChange, sendInput } from './events';
import { enterField, leaveField } from './focus';
import { treePositionOf, relocate } from './relocate';
import { setValue } from './set-value';
import { reaction } from '../widget/reaction';

/**
 * Writes controls that are set rather than typed (dates, colours, ranges): `input` and `change`, no keys; a range is
 * let go of as well. The browser drops what it can't read, so the first text that stays counts.
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
  for (const text of heldTexts(element, texts)) {
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

/** A page need not hear of texts that the browser drops; where it drops all, it is left to say so. */
function heldTexts(element: HTMLInputElement, texts: readonly string[]): readonly string[] {
  const held = texts.length > 1 ? texts.filter((text) => isAccepted(element, text)) : [];
  return held.length > 0 ? held : texts;
}

const withoutIt = (held: string, start: string) =>
  held === '' || held === start ? refused('refused-by-page', held) : changedByPage(held);

function set(element: HTMLInputElement, text: string, context: WriteContext): void {
  enterField(element, context);
  setValue(element, text);
  sendInput(element);
  if (element.type === 'range') letGo(element);
  sendChange(element);
  leaveField(element, context);
}

/**
 * Lifts the mouse where the value stands: many pages take it over then. Going down there would have components that work
 * out the value from the mouse do that once more (Angular Material).
 */
function letGo(range: HTMLInputElement): void {
  const at = placeOn(range);
  for (const type of ['pointerup', 'mouseup']) sendPointer(range, type, at);
}

/** From left to right, or upwards where it stands upright. */
function placeOn(range: HTMLInputElement): Point {
  const { left, top, width, height } = rectOf(range);
  const [min, max] = [numberOf(range.min) ?? 0, numberOf(range.max) ?? 100];
  const share = Math.min(Math.max((Number(range.value) - min) / (max - min || 1), 0), 1);
  if (height > width) return { clientX: left + width / 2, clientY: top + height * (1 - share) };
  const along = getComputedStyle(range).direction === 'rtl' ? 1 - share : share;
  return { clientX: left + width * along, clientY: top + height / 2 };
}

/** Brings a set control back; what the control itself makes of an empty text is its empty state. */
export function restoreSet(element: HTMLInputElement, held: string, context: WriteContext): Written {
  if (element.value !== held) set(element, held, context);
  if (element.value !== held) setValue(element, held);
  return element.value === held ? filled(held) : refused('refused-by-page', element.value);
}
