/** Dates typed section by section: the input shows its format, and each key goes into the section at the caret. */
import { formatInText } from '../../moment/date-format';
import { showDate } from '../../moment/show-date';
import { typeStroke } from '../native/type-by-keys';
import { focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { nextFrame } from '../widget/next-frame';
import { press } from '../widget/press';
import { daysLater, isoDay, isoTime, usualLength, usualTime, type Moment } from '../../moment/moment';
import { moveOn } from './type-date';

const spanGap = /\s(?:[-–—→]|to)\s|\s?~\s?/;

/** Marks of the writing direction around each section (Gravity UI). */
const directionMarks = /[\u200e\u200f\u2066-\u2069]/g;

/** Whether a focused input shows nothing but the format of what it takes. */
export function showsFormat({ value }: HTMLInputElement): boolean {
  return isFormat(value);
}

/** `dd/MM/yyyy`, `month/day/year`: nothing is chosen yet. */
export function isFormat(text: string): boolean {
  return text !== '' && !/\d/.test(text) && formatsIn(text) !== null;
}

/** @returns the formats of both ends of a span, else of the one moment; null where a part of it is none */
function formatsIn(text: string): string[] | null {
  const formats = text
    .replace(directionMarks, '')
    .split(spanGap)
    .map((part) => formatInText(part));
  return formats.every((format) => format !== null) ? formats : null;
}

/**
 * Types a moment into an input that shows its format, from the first section to the last.
 * @returns whether every section was filled
 */
export async function typeSections(input: HTMLInputElement, moment: Moment, signal: AbortSignal): Promise<boolean> {
  const sections = sectionsOf(input.value, moment);
  if (!sections) return false;
  focusOn(input);
  await goToFirst(input);
  for (const [index, text] of sections.entries()) {
    if (signal.aborted) return false;
    await typeSection(input, text, index < sections.length - 1);
  }
  const isWhole = formatsIn(input.value.replace(/\d/g, '')) === null;
  moveOn(input);
  return isWhole;
}

/** A section that is selected already stays so: a page that knows it would not select it again. */
async function goToFirst(input: HTMLInputElement): Promise<void> {
  const { selectionStart, selectionEnd, value } = input;
  if (placeIn(input) === 0 && selectionStart !== selectionEnd && selectionEnd !== value.length) return;
  input.setSelectionRange(0, 0);
  press(input);
  await nextFrame(input);
}

/** What to type, section by section; null where the moment leaves one open. */
function sectionsOf(value: string, { day, time, last }: Moment): string[] | null {
  const formats = formatsIn(value) ?? [];
  const needsDay = formats.some((format) => /[DMY]/.test(format));
  if (needsDay && !day) return null;
  const clock = isoTime(time ?? usualTime);
  const days = day ? [day, last ?? daysLater(day, usualLength)] : [];
  const texts = formats.map((format, end) =>
    showDate(format.replace(/M{3,}/, 'MM'), days[end] ? isoDay(days[end]) : '', clock, 'en'),
  );
  return texts.flatMap((text) => text.match(/\p{L}+|\d+/gu) ?? []);
}

/** A sectioned input may move to the next section by itself once one is full. */
async function typeSection(input: HTMLInputElement, text: string, goesOn: boolean): Promise<void> {
  const before = placeIn(input);
  const keys = /^\d/.test(text) ? [...text] : [text.charAt(0).toLowerCase()];
  for (const key of keys) {
    const shown = input.value;
    typeStroke(input, key);
    await nextFrame(input);
    if (input.value === shown && sendText(input, key)) await nextFrame(input);
  }
  if (!goesOn || placeIn(input) !== before) return;
  pressKey(input, 'ArrowRight');
  await nextFrame(input);
}

/**
 * Sends the event by which React tells of a text that comes (`onBeforeInput`): editing commands send none.
 * @returns whether this browser knows it
 */
function sendText(input: HTMLInputElement, text: string): boolean {
  const view = input.ownerDocument.defaultView;
  if (!view || !('TextEvent' in view)) return false;
  const event = input.ownerDocument.createEvent('TextEvent') as TextEvent;
  event.initTextEvent('textInput', true, true, view, text);
  input.dispatchEvent(event);
  return true;
}

/** The section at the caret, counted from 0. */
function placeIn({ value, selectionStart }: HTMLInputElement): number {
  const ends = [...value.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => match.index + match[0].length);
  return ends.findIndex((end) => end >= (selectionStart ?? 0));
}
