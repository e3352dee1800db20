/** Codes that are the same in all countries, asked for by their names and judged by third-party validators. */
import { expect, test } from 'vitest';
import validator from 'validator';
import { textField } from '../../builders';
import { filled, persons } from '../fit/filled';

/** GS1 codes of any length: weights 3 and 1 from the right. */
const gs1 = (length: number) => (value: string) =>
  new RegExp(`^\\d{${length}}$`).test(value) &&
  [...value].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10 === 0;
/** ISO 7064 MOD 97-10, letters as two digits. */
const mod97 = (value: string) => BigInt([...value].map((sign) => parseInt(sign, 36)).join('')) % 97n === 1n;
const looks = (shape: RegExp) => (value: string) => shape.test(value);

test.each<readonly [label: string, accepts: (value: string) => boolean]>([
  ['EAN-8', (value) => validator.isEAN(value) && value.length === 8],
  ['EAN-13', (value) => validator.isEAN(value) && value.length === 13],
  ['GTIN-14', gs1(14)],
  ['UPC', gs1(12)],
  ['SSCC', gs1(18)],
  ['GLN', gs1(13)],
  ['ISSN', (value) => validator.isISSN(value)],
  ['ISBN-10', (value) => validator.isISBN(value, 10)],
  ['ISBN', (value) => validator.isISBN(value, 13)],
  ['ISMN', (value) => value.startsWith('979-0-') && gs1(13)(value.replaceAll('-', ''))],
  ['LEI', (value) => value.length === 20 && mod97(value)],
  ['ISO 6346', (value) => validator.isISO6346(value.replace(/[ -]/g, ''))],
  ['Bitcoin address', (value) => validator.isBtcAddress(value)],
  ['ETH address', (value) => validator.isEthereumAddress(value)],
  ['MD5', (value) => validator.isHash(value, 'md5')],
  ['SHA-1', (value) => validator.isHash(value, 'sha1')],
  ['SHA-256', (value) => validator.isHash(value, 'sha256')],
  ['ULID', (value) => validator.isULID(value)],
  ['ISO 3166-1 alpha-3', (value) => validator.isISO31661Alpha3(value)],
  ['ISO 4217', (value) => validator.isISO4217(value)],
  ['Plus Code', looks(/^[2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{2}$/)],
  ['what3words', looks(/^(?:\/{3})?\p{L}+\.\p{L}+\.\p{L}+$/u)],
  ['Geohash', looks(/^[0-9b-hjkmnp-z]+$/)],
  ['eSIM EID', (value) => /^89\d{30}$/.test(value) && BigInt(value) % 97n === 1n],
  ['SIM ICCID', (value) => value.length === 19 && validator.isLuhnNumber(value)],
  // The fictitious Josiah Carberry's, an ORCID iD in the ISNI's range.
  ['ISNI', looks(/^0000 0002 1825 0097$/)],
  ['SEDOL', looks(/^B0\dBK\d{2}$/)],
])('%s', async (label, accepts) => {
  for (const lang of ['en-US', 'ja-JP']) {
    const values = await filled(lang, [textField(label, { name: '' })]);
    expect(values.flat()).toHaveLength(persons.length);
    expect(values.flat().filter((value) => !accepts(value))).toEqual([]);
  }
});
