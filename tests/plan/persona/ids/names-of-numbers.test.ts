import { expect, test } from 'vitest';
import { namesOfNumbers } from '../../../../utils/plan/persona/ids/names-of-numbers';

const named = (text: string) => namesOfNumbers(text).map(({ country, is }) => `${country} ${is}`);

test.each([
  ['CPF do titular *', 'BR national'],
  ['ΑΡΙΘΜΌΣ ΤΑΥΤΌΤΗΤΑΣ', 'GR national'],
  ['Steueridentifikationſnummer', 'DE tax'],
  ['IČO:', 'CZ company'],
])('“%s” names the %s number, whatever its case', (text, number) => {
  expect(named(text)).toContain(number);
});

test('a name inside another word is none', () => {
  expect(named('Cpfilter')).toEqual([]);
});

test('the longest name comes first', () => {
  expect(named('Numéro national')[0]).toBe('BE national');
  expect(named('NIF/CIF')[0]).toBe('ES national');
});
