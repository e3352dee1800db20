/**
 * Phrases and what each says, as one text of records of one width that are ordered by a hash of their phrase. It is read as
 * it lies, at each start of the worker: a file takes some 20 ms a megabyte to arrive there, so phrases are kept as 42 bits
 * (of 150,000 another text meets one by chance once in thirty million), and an object of as many keys takes four times as
 * long to parse.
 */
import { hash } from '../lexicon/hash';

export type PhraseShelf = string;

/** In the order of their codes, so that records are ordered as texts are. */
const digits = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const bitsOfDigit = 6;
const keyWidth = 7;
const saidWidth = 4;
const width = keyWidth + saidWidth;

/** What a phrase may say is below it. */
export const mostSaid = 2 ** (saidWidth * bitsOfDigit);

/**
 * @param entries phrases, each once, and what it says, numbers from zero on
 * @throws RangeError for a number of `mostSaid` or more
 */
export function shelve(entries: readonly (readonly [phrase: string, says: readonly number[]])[]): PhraseShelf {
  const records = entries.flatMap(([phrase, says]) => says.map((one) => [keyOf(phrase), one] as const));
  const above = records.find(([, one]) => one >= mostSaid);
  if (above) throw new RangeError(`A phrase says ${above[1]}: the shelf has room for numbers below ${mostSaid}.`);
  return records
    .sort(([one], [other]) => Number(one > other) - Number(one < other))
    .map(([key, one]) => key + written(one, saidWidth))
    .join('');
}

/** @returns what a phrase says, in the order in which it was shelved; nothing where it is none */
export function saidOf(phrase: string, shelf: PhraseShelf): number[] {
  const key = keyOf(phrase);
  const said: number[] = [];
  for (let at = firstOf(key, shelf); shelf.startsWith(key, at * width); at++)
    said.push(read(shelf.slice(at * width + keyWidth, (at + 1) * width)));
  return said;
}

/** The place of the first record that is not before the key. */
function firstOf(key: string, shelf: PhraseShelf): number {
  let [from, to] = [0, shelf.length / width];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (shelf.slice(middle * width, middle * width + keyWidth) < key) from = middle + 1;
    else to = middle;
  }
  return from;
}

function keyOf(phrase: string): string {
  return written(hash(phrase, 0) >>> 8, 4) + written(hash(phrase, 1) >>> 14, 3);
}

function written(value: number, count: number): string {
  let text = '';
  for (let shift = bitsOfDigit * (count - 1); shift >= 0; shift -= bitsOfDigit) text += digits[(value >>> shift) & 63];
  return text;
}

function read(text: string): number {
  return [...text].reduce((value, digit) => value * digits.length + digits.indexOf(digit), 0);
}
