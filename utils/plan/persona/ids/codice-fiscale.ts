import type { IdContext } from './id-rules';
import { birthParts } from './birth';

const oddValues = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** The Italian tax code of a person born in Rome (H501), by the decree of 12 March 1974. */
export function codiceFiscale({ name, birthDate }: IdContext): string {
  const { yy, mm, dd } = birthParts(birthDate);
  const day = String(Number(dd) + (name.sex === 'female' ? 40 : 0)).padStart(2, '0');
  const start = `${threeLetters(name.family.latin)}${givenLetters(name.given.latin)}${yy}${'ABCDEHLMPRST'.charAt(Number(mm) - 1)}${day}H501`;
  const sum = [...start].reduce((total, sign, index) => {
    const value = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65;
    return total + (index % 2 === 0 ? oddValues[value]! : value);
  }, 0);
  return start + String.fromCharCode(65 + (sum % 26));
}

function threeLetters(name: string): string {
  const letters = name.toUpperCase().replace(/[^A-Z]/g, '');
  return (letters.replace(/[AEIOU]/g, '') + letters.replace(/[^AEIOU]/g, '') + 'XXX').slice(0, 3);
}

/** Of four and more consonants the second is left out. */
function givenLetters(name: string): string {
  const consonants = name.toUpperCase().replace(/[^A-Z]|[AEIOU]/g, '');
  return consonants.length > 3 ? `${consonants.charAt(0)}${consonants.slice(2, 4)}` : threeLetters(name);
}
