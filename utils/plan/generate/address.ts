import { saysSo } from '../asks/says-so';
import { firstText, textsOf } from '../label-of';
import type { FieldDescriptor } from '../../pipeline';
import type { Kind } from '../../kinds/kinds';
import type { Persona } from '../persona/persona';
import { number, ownWord, prose, text } from './drafts';
import { continentNames } from './continent-names';
import { countryNames } from './country-names';
import { wantsCode, wantsIso } from './field-hints';
import { housePartsOf, joinedHouseParts } from '../house-parts';
import { streetParts } from '../street-sorts';
import { asksCodeAndTown, asksTownAndState, asksTownStateAndCode, shownAsOne } from '../town-boxes';
import type { GenerateContext, Generator } from './generator';

/** Whether houses are told apart by Latin letters. */
function latinLanguage({ language }: Persona['locale']): boolean {
  return !['ar', 'el', 'fa', 'he', 'hi', 'ja', 'ko', 'ru', 'th', 'uk', 'zh'].includes(language);
}

/** The town with its code, as a box asks that takes both; null for one that takes one of them. */
function townWithCode({ postal, city, region }: Persona['address'], field: FieldDescriptor): string | null {
  if (shownAsOne(field)) return null;
  if (asksTownStateAndCode(field)) return `${city}, ${region.abbreviation} ${postal}`;
  return asksCodeAndTown(field) ? `${postal} ${city}` : null;
}

/** The town with its region, as a box asks that takes both; null for one that takes the town alone. */
function townWithState({ locale, address }: Persona, field: FieldDescriptor): string | null {
  const { city, region } = address;
  if (region.name === '' || !asksTownAndState(field)) return null;
  if (locale.country === 'BR') return `${city}/${region.abbreviation}`;
  if (locale.country === 'IT') return `${city} (${region.abbreviation})`;
  return `${city}, ${locale.language === 'en' ? region.abbreviation : region.name}`;
}

const listOf = (one: string | null) => (one === null ? [] : [one]);

/** A block, its entrance and its staircase stand side by side: each has a letter of its own. */
const partsOfHouses = [
  /portal|entrance|eingang|entr[ée]e|ingresso|подъезд|під[’']їзд/iu,
  /esc(?:alera|ada)?(?!\p{L})|stair|stiege|scala|klatka|lépcső/iu,
];

/** Blocks and staircases go by letters where letters are Latin, but for Austria's "Stiegen". */
function entrances(locale: Persona['locale'], texts: string): readonly string[] {
  return latinLanguage(locale) && !/stiege/iu.test(texts) ? ['A', 'B', 'C', 'D'] : ['1', '2', '3', '4'];
}

function partOfHouse(field: FieldDescriptor): string {
  const part = partsOfHouses.findIndex((one) => one.test(textsOf(field)));
  return part < 0 ? '' : ` ${part}`;
}

const namesBuilding = /building name|name of (?:the )?building|complex|condo|tower name|estate name/i;
const buildingNames = ['Parkview', 'Sunrise Court', 'Ocean Heights', 'The Gardens'];

/** "C1043AAZ", "1012AB": boxes of four take the digits, as many people write no more of it. */
const lettersAround = /^(?:[A-Z](?=\d{4}$))?(\d{4})(?:[A-Z]{2})?$/;

export const address = {
  'street-address': ({ persona: { address: a }, field, recognition: { part } }) =>
    field.control === 'text' && field.type === 'textarea'
      ? text(`${a.line1}\n${a.line2}`, a.line1)
      : text(
          ...(part.of === 'street' ? [a.line1.replace(a.street, streetParts(a.street).name)] : []),
          a.line1,
          a.street,
        ),
  'address-line1': ({ persona: { address: a } }) => text(a.line1, a.street),
  'address-line2': ({ persona, persona: { address: a }, field, recognition: { part } }) =>
    part.of === 'block'
      ? text(`${blockOf(a.line1)} ${a.line2}`, blockOf(a.line1))
      : text(listedParts(persona, field), careOf(persona, field), a.line2, a.unit),
  'address-line3': ownWord('address-line3'),
  'street-name': ({ persona: { address: a }, recognition: { part } }) =>
    text(part.of === 'street' ? streetParts(a.street)[part.piece] || a.street : a.street),
  'house-number': ({ persona: { address: a } }) => text(a.number),
  unit: ({ persona: { address: a, locale } }) =>
    locale.country === 'SG' ? text(a.line2, a.unit) : text(a.unit, a.line2),
  floor: ({ persona: { address: a } }) => text(a.floor),
  building: ({ persona: { fact, locale }, field }) =>
    locale.language === 'en' && namesBuilding.test(textsOf(field))
      ? text(fact('building').pick(buildingNames))
      : text(fact(`building${partOfHouse(field)}`).pick(entrances(locale, textsOf(field)))),
  'address-level1': (context) => region(context),
  'address-level2': ({ persona, persona: { address: a }, field }) =>
    text(...listOf(townWithCode(a, field) ?? townWithState(persona, field)), a.city, a.latinCity),
  'address-level3': ({ persona: { address: a } }) => text(a.district, a.city, a.latinCity),
  'address-level4': ({ persona: { address: a } }) => text(a.quarter, a.city, a.latinCity),
  'postal-code': ({ persona, persona: { address: a }, field }) => {
    const bare = a.postal.replace(/[\s-]/g, '');
    if (asksZipPlus4.test(textsOf(field))) return text(zipPlus4(persona), a.postal);
    const [, ...fourDigits] = lettersAround.exec(bare) ?? [];
    return text(...listOf(townWithCode(a, field)), a.postal, bare, ...fourDigits);
  },
  country: ({ persona: { locale } }) => {
    const [native = '', ...others] = countryNames(locale);
    return text(locale.country, native, ...others, locale.places.alpha3, locale.places.numeric);
  },
  'country-name': ({ persona: { locale } }) =>
    text(...countryNames(locale), locale.country, locale.places.alpha3, locale.places.numeric),
  'full-address': ({ persona, field, recognition: { part } }) =>
    part.of === 'address' ? text(addressWithout(persona, part.without)) : wholeAddress(persona, field),
  'address-type': ownWord('address-type'),
  'delivery-notes': prose('delivery-notes'),
  'po-box': ({ persona }) => text(String(persona.fact('po box').int(101, 9899))),
  landmark: ownWord('landmark'),
  latitude: ({ persona: { address: a } }) => number(a.latitude, a.latitude - 0.01, a.latitude + 0.01, 4),
  longitude: ({ persona: { address: a } }) => number(a.longitude, a.longitude - 0.01, a.longitude + 0.01, 4),
  coordinates: ({ persona: { address: a } }) => text(`${a.latitude.toFixed(4)}, ${a.longitude.toFixed(4)}`),
  'time-zone': (context) => timeZone(context),
  'region-world': ({ persona: { locale } }) => text(...continentNames(locale)),
} satisfies Partial<Record<Kind, Generator>>;

function region({ persona: { address, locale }, field }: GenerateContext) {
  const { name, abbreviation, code, english } = address.region;
  const iso = `${locale.country}-${code}`;
  const codes = wantsIso(field) ? [iso, code] : wantsCode(field) ? [abbreviation, code, iso] : [];
  const county = /count(y|ies)\b/i.test(textsOf(field)) ? (address.place.county ?? '') : '';
  return text(...codes, county, name, abbreviation, code, english, iso);
}

/** "ZIP + 4": the United States' code with the block's four digits behind it. */
const asksZipPlus4 = /\bzip\s?(?:code\s?)?\+\s?4\b|\b(?:_{5}|#{5}|9{5}|x{5}|12345)-(?:_{4}|#{4}|9{4}|x{4}|6789)(?!\w)/i;

function zipPlus4({ address: { postal }, fact, locale }: Persona): string {
  return locale.country === 'US' ? `${postal}-${fact('zip + 4').int(1001, 8999)}` : postal;
}

/** Staircase, floor and door, where one box asks for several of them. */
function listedParts({ address, fact, locale }: Persona, { texts }: FieldDescriptor): string {
  const label = texts.find(({ text }) => housePartsOf(text).length > 0)?.text;
  if (label === undefined) return '';
  const stairs = fact('building 1').pick(entrances(locale, label));
  return joinedHouseParts(label, locale.country, { block: stairs, stairs, floor: address.floor, door: address.unit });
}

const asksCareOf =
  /^\W*(?:c\/o|care of|presso|chez|a\/c de|zu h[äa]nden)\W*(?:(?:c\/o|name|nom|nome|namn|navn|adress|address)\W*)?$/iu;

/** Whose door it is, where the box asks for nothing else: "c/o". */
function careOf({ kin }: Persona, field: FieldDescriptor): string {
  return asksCareOf.test(firstText(field)) ? kin('friend').full : '';
}

/** From the first digit on: "1-9-4" of "太子堂1-9-4". */
function blockOf(line: string): string {
  return /\d.*$/u.exec(line)?.[0] ?? '';
}

/** The whole address, less what stands in boxes of its own. */
function addressWithout({ address: { whole, postal, region, line1 } }: Persona, kinds: readonly string[]): string {
  const noCode = kinds.includes('postal-code') ? whole.replace(`〒${postal}`, '').replace(postal, '') : whole;
  const noRegion = kinds.includes('address-level1') ? noCode.replace(region.name, '') : noCode;
  const noBlock = kinds.includes('block') ? noRegion.replace(blockOf(line1), '') : noRegion;
  return noBlock
    .replace(/\(\)/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/[\s,]*$/u, '')
    .replace(/\s*,(?:\s*,)+/gu, ',')
    .trim();
}

function wholeAddress({ address, locale, name }: Persona, field: FieldDescriptor) {
  const [country = ''] = countryNames(locale);
  const lines = field.control === 'text' && field.type === 'textarea';
  if (saysSo('nameAndAddress', textsOf(field), locale.asks))
    return lines ? text(`${name.full}\n${address.whole}`) : text(`${name.full}, ${address.whole}`);
  return lines
    ? text(`${address.whole}, ${country}`, address.whole)
    : text(address.whole, `${address.whole}, ${country}`);
}

/** The zone's name, then the offset as menus write it. */
function timeZone({ persona: { address, today } }: GenerateContext) {
  const offset = (style: 'longOffset' | 'shortOffset') => zonePart(address.zone, today, style);
  const long = offset('longOffset') === 'GMT' ? 'GMT+00:00' : offset('longOffset');
  const city = address.zone.split('/').at(-1)!.replaceAll('_', ' ');
  return text(
    address.zone,
    city,
    long,
    long.replace('GMT', 'UTC'),
    offset('shortOffset'),
    `(${long.replace('GMT', 'UTC')})`,
  );
}

function zonePart(zone: string, today: string, style: 'longOffset' | 'shortOffset'): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: style }).formatToParts(
    new Date(`${today}T12:00:00Z`),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
