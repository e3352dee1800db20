import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type CatalogueEntry, type Checked, type Suit } from '../../utils/catalogue/entry';
import { catalogueGroups } from '../../utils/catalogue/groups';
import { textLanguages } from '../../utils/catalogue/load-catalogue';
import { makeText } from '../../utils/catalogue/recipe';
import { units } from '../../utils/plan/fit/date/units';
import { builtData } from '../plan/persona/locale-source';
import { isPostalCode, isTaxNumber, judges } from './claims';
import { entrySchema } from './entry-schema';
import { catalogue } from './loaded';

/** What each entry says that is not so. */
function wrong(check: (entry: CatalogueEntry, text: string) => string | false | undefined): string[] {
  return catalogue.flatMap((entry) => {
    const text = entry.value === undefined ? fileText(entry) : makeText(entry.value);
    const complaint = check(entry, text);
    return complaint ? [`${entry.id}: ${complaint}`] : [];
  });
}

function fileText({ file }: CatalogueEntry): string {
  return makeText(file?.text ?? file?.name ?? '');
}

describe('the catalogue', () => {
  it('has 400 entries and more in its 24 groups', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(400);
    expect(catalogueGroups).toHaveLength(24);
    expect(new Set(catalogue.map(({ group }) => group))).toEqual(new Set(catalogueGroups));
  });

  it('names each entry once and holds each value once in a group', () => {
    const ids = catalogue.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const values = catalogue.map(({ group, value, file }) => `${group} ${JSON.stringify(value ?? file)}`);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('is as its schema says, each entry with a source', async () => {
    const entries = (await builtData.json('data/catalogue/entries.json')) as unknown[];
    for (const entry of entries) v.parse(entrySchema, entry);
  });

  it('has a value or a file, not both', () => {
    expect(wrong(({ value, suits }) => (value === undefined) !== suits.includes('file') && 'value')).toEqual([]);
    expect(wrong(({ file, suits }) => (file !== undefined) !== suits.includes('file') && 'file')).toEqual([]);
  });

  it.each(textLanguages)('has short texts for each entry and no other (%s)', async (language) => {
    const texts = (await builtData.json(`data/catalogue/texts/${language}.json`)) as Record<
      string,
      Record<string, string>
    >;
    expect(Object.keys(texts).sort()).toEqual(catalogue.map(({ id }) => id).sort());
    for (const { title, probes } of Object.values(texts)) {
      for (const text of [title, probes]) expect(text).toMatch(/^[^\p{Cc}\p{Cs}]{1,90}$/u);
    }
  });
});

describe('what an entry claims', () => {
  it('is as long as it says', () => {
    expect(
      wrong(({ claims }, { length }) => claims?.length !== undefined && claims.length !== length && `${length}`),
    ).toEqual([]);
  });

  it('holds the code points it says', () => {
    const codePoints = (text: string) =>
      [...text].map((sign) => `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`);
    expect(wrong(({ claims }, text) => claims?.has?.find((one) => !codePoints(text).includes(one)))).toEqual([]);
  });

  it.each(Object.keys(judges) as Checked[])('is a valid %s, or is none, as it says', (checked) => {
    const of = (entry: CatalogueEntry) => entry.claims?.[checked];
    expect(catalogue.some((entry) => of(entry) === true) && catalogue.some((entry) => of(entry) === false)).toBe(true);
    expect(wrong((entry, text) => of(entry) !== undefined && judges[checked](text) !== of(entry) && text)).toEqual([]);
  });

  it('is a postal code of the country it says', () => {
    expect(wrong(({ claims }, text) => !!claims?.postal && !isPostalCode(text, claims.postal) && text)).toEqual([]);
    expect(wrong(({ claims }, text) => claims?.postal === false && isPostalCode(text, 'any') && text)).toEqual([]);
  });

  it('is a tax number of the office it says, or nearly', () => {
    expect(
      wrong(({ claims }, text) => {
        const rule = claims?.tax;
        return rule !== undefined && isTaxNumber(text, rule.replace('!', '')) === rule.startsWith('!') && text;
      }),
    ).toEqual([]);
  });

  it('is the longest or shortest of its kind only where it is valid', () => {
    expect(
      wrong(
        ({ edge, claims }) =>
          edge && !Object.values(claims ?? {}).some((claim) => claim === true || typeof claim === 'string') && edge,
      ),
    ).toEqual([]);
  });
});

describe('what an entry suits', () => {
  it('is one line where it says so', () => {
    expect(wrong(({ suits }, text) => suits.includes('line') && /[\n\r]/.test(text) && text)).toEqual([]);
  });

  it('is held by the native controls it says', () => {
    const holds: Partial<Record<Suit, (text: string) => boolean>> = {
      number: (text) => /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) && Number.isFinite(Number(text)),
      ...Object.fromEntries(
        Object.entries(units).map(([type, { read }]) => [type, (text: string) => Number.isFinite(read(text))]),
      ),
    };
    expect(wrong(({ suits }, text) => suits.find((suit) => holds[suit]?.(text) === false))).toEqual([]);
  });

  it('writes e-mail addresses on reserved domains only (RFC 2606)', () => {
    expect(
      wrong(
        ({ suits }, text) => suits.includes('email') && !/[@.](example(\.com)?|test|localhost)$/i.test(text) && text,
      ),
    ).toEqual([]);
  });
});
