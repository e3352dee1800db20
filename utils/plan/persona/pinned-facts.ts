/** Facts of a person whose values were pinned: what belongs together follows. */
import { toLatin } from './latin';
import type { Kind } from '../../kinds/kinds';
import type { Address } from './address';
import { familyFirst, renamed, type PersonName } from './name';
import type { Spelling } from '../locale/name-lists';
import type { PinnedTexts } from './traits';

/** Kinds whose pinned text is a fact of the person: every kind that draws on the fact says it in its own way. */
export const factKinds: readonly Kind[] = [
  'name',
  'given-name',
  'family-name',
  'additional-name',
  'maiden-name',
  'honorific-prefix',
  'bday',
  'email',
  'username',
  'new-password',
  'address-line1',
  'address-line2',
  'address-level2',
  'postal-code',
];

/** @param language of the person's names */
export function pinnedName(name: PersonName, texts: PinnedTexts, language: string): PersonName {
  const whole = texts.name ? inParts(texts.name, language) : {};
  const spelt = (text: string | undefined): Spelling | undefined =>
    text ? { native: text, latin: toLatin(text, language), kana: '' } : undefined;
  return renamed(
    name,
    {
      given: spelt(texts['given-name'] ?? whole.given),
      family: spelt(texts['family-name'] ?? whole.family),
      additional: spelt(texts['additional-name']),
      maiden: spelt(texts['maiden-name']),
    },
    { full: texts.name, honorific: texts['honorific-prefix'] },
    language,
  );
}

/** A whole name of several words; one of a single word has no parts that could be told. */
function inParts(whole: string, language: string): { readonly given?: string; readonly family?: string } {
  const words = whole.trim().split(/\s+/);
  if (words.length < 2) return {};
  if (familyFirst(language)) return { family: words[0]!, given: words.slice(1).join(' ') };
  return { given: words.slice(0, -1).join(' '), family: words.at(-1)! };
}

export function pinnedAddress(address: Address, texts: PinnedTexts): Address {
  const { 'address-line1': line1, 'address-line2': line2, 'address-level2': city, 'postal-code': postal } = texts;
  const number = line1 && /\d+\p{L}?(?!\p{L})/u.exec(line1)?.[0];
  const replaced: Partial<Address> = {
    ...(line1 && { line1, street: withoutNumber(line1, number), number: number || address.number }),
    ...(line2 && { line2 }),
    ...(city && { city, latinCity: toLatin(city, 'en') }),
    ...(postal && { postal }),
  };
  const swaps = [
    [address.line1, line1],
    [address.city, city],
    [address.postal, postal],
  ] as const;
  const whole = swaps.reduce((text, [from, to]) => (to ? text.replace(from, () => to) : text), address.whole);
  return { ...address, ...replaced, whole };
}

function withoutNumber(line: string, number: string | undefined): string {
  return number ? line.replace(number, '').replace(/^[\s,]+|[\s,]+$/g, '') : line;
}
