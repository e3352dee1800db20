import { monthNamed } from '../../field/calendar/month-names';

/** Letters and digits only, case folded: what a mask or formatter leaves as it was. */
export function essence(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}

/** Shortest text that may be recognised inside a longer one, such as a number behind a dialling code. */
const leastInside = 4;

/** A mask that has got its digits and still asks for "AM" or "PM". */
const waitsForHalf = /^\d{1,2}:\d\d ?_/;

/** How well a field keeps what was meant: as it is, in other clothes (masks, separators, case), or not. */
export function keeps(held: string, meant: string): 'exactly' | 'formatted' | 'not' {
  if (waitsForHalf.test(held)) return 'not';
  if (held === meant || held.replace(/\r\n?/g, '\n') === meant.replace(/\r\n?/g, '\n')) return 'exactly';
  const heldEssence = essence(held);
  const meantEssence = essence(meant);
  if (meantEssence === '') return held.trim() === meant.trim() ? 'formatted' : 'not';
  if (heldEssence === meantEssence) return 'formatted';
  const isInside = meantEssence.length >= leastInside && heldEssence.includes(meantEssence);
  const isMeant = isSameNumber(held, meant) || isSameDay(held, meant) || isNamedDay(held, meant);
  return isInside || isMeant ? 'formatted' : 'not';
}

/** Digits that tell a number, such as a phone's, by its end. */
const tellingDigits = 6;

/** Whether two texts are one value in two formats, whichever was first. */
export function isOneValue(one: string, other: string): boolean {
  if (one === '' || other === '') return one === other;
  if (keeps(one, other) !== 'not' || keeps(other, one) !== 'not' || isDayTurned(one, other)) return true;
  const [ends, otherEnds] = [one, other].map((text) => text.replace(/\D/g, '').slice(-tellingDigits));
  return ends!.length === tellingDigits && ends === otherEnds && !/\p{L}/u.test(one + other);
}

const dayInNumbers = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/;

/** `1/4/2027` and `01/04/2027` are one day. */
function isSameDay(held: string, meant: string): boolean {
  const short = (text: string) => text.trim().replace(/\b0+(?=\d)/g, '');
  return dayInNumbers.test(meant) && dayInNumbers.test(held.trim()) && short(held) === short(meant);
}

const inOrder = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other).join();
const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** `2024-02-09` and `09/02/2024` may be one day. */
function isDayTurned(one: string, other: string): boolean {
  if (![one, other].every((text) => dayInNumbers.test(text.trim()))) return false;
  return inOrder(numbersOf(one)) === inOrder(numbersOf(other));
}

/** `December 15, 2026` and `12/15/2026` are one day, in whatever order it was meant. */
function isNamedDay(held: string, meant: string): boolean {
  const month = (held.match(/\p{L}+/gu) ?? []).map((word) => monthNamed(word, 'en')).find((one) => one !== null);
  if (!month || !dayInNumbers.test(meant)) return false;
  return inOrder([...numbersOf(held), month]) === inOrder(numbersOf(meant));
}

/** `$1,234.50`, `1.234,50 €`, `1,234.50 EUR` and `1234.5` are one number. */
function isSameNumber(held: string, meant: string): boolean {
  if (!/^[^\p{L}\d]*-?[\d.,'\s]+[^\p{L}\d]*(?:[A-Z]{3})?$/u.test(held) || !/^-?\d+(\.\d+)?$/.test(meant)) return false;
  const readings = [held.replace(/[^\d.-]/g, ''), held.replace(/[^\d,-]/g, '').replace(',', '.')];
  return readings.some((text) => text !== '' && Number(text) === Number(meant));
}
