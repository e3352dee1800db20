/**
 * A seed is eight characters of Crockford's base 32, written `XXXXX-XXX`: five for the person, three for the
 * reference day (days since 2020-01-01) from which all dates are counted. Same seed, same values, on any machine and day.
 */
import { byText } from './by-text';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const personLength = 5;
const dayLength = 3;
const firstDay = Date.UTC(2020, 0, 1);
const millisecondsPerDay = 86_400_000;

/** What is not a seed, in words for the person. */
export class SeedError extends Error {
  constructor(text: string) {
    super(`“${text.slice(0, 40)}” is not a seed: expected eight letters and digits such as 7K2QM-2F4.`);
    this.name = 'SeedError';
  }
}

/**
 * @param random whole number; its lowest 25 bits choose the person
 * @param day the reference day, `YYYY-MM-DD`, 2020-01-01 to 2109-09-18
 */
export function makeSeed(random: number, day: string): string {
  const days = Math.floor((Date.parse(`${day}T00:00:00Z`) - firstDay) / millisecondsPerDay);
  if (!(days >= 0 && days < 32 ** dayLength)) throw new RangeError(`reference day out of range: ${day}`);
  return `${encode(random, personLength)}-${encode(days, dayLength)}`;
}

/**
 * Reads a seed as a person may write it: any case, spaces, O for 0, I and L for 1.
 * @returns the seed as `makeSeed` writes it
 * @throws SeedError for anything else
 */
export function parseSeed(text: string): string {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (plain.length !== personLength + dayLength || [...plain].some((letter) => !alphabet.includes(letter))) {
    throw new SeedError(text);
  }
  return `${plain.slice(0, personLength)}-${plain.slice(personLength)}`;
}

/** The reference day of a seed, `YYYY-MM-DD`. */
export const seedDay = byText((seed) => {
  const days = [...seed.slice(personLength + 1)].reduce((sum, letter) => sum * 32 + alphabet.indexOf(letter), 0);
  return new Date(firstDay + days * millisecondsPerDay).toISOString().slice(0, 10);
});

function encode(number: number, length: number): string {
  let rest = Math.abs(Math.trunc(number)) % 32 ** length;
  let text = '';
  for (let place = 0; place < length; place++) {
    text = alphabet[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}
