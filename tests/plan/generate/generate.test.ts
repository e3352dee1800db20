import { expect, test } from 'vitest';
import validator from 'validator';
import type { FieldDescriptor } from '../../../utils/pipeline';
import type { Draft } from '../../../utils/plan/draft';
import { generate } from '../../../utils/plan/generate/generate';
import { allKinds, kinds, type Kind } from '../../../utils/kinds/kinds';
import type { Shape } from '../../../utils/plan/lexicon/shapes';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { makePersona } from '../../../utils/plan/persona/persona';
import { makeSeed } from '../../../utils/plan/seed';
import { makeStream } from '../../../utils/plan/stream';
import { recognised } from '../fit/builders';
import { builtData } from '../persona/locale-source';
import { locales } from '../persona/locales';
import { planSettings } from '../persona/plan-settings';
import { scriptOf, sentenceEnd } from './script-of';

const neverFilled: readonly Kind[] = ['captcha', 'honeypot'];
const settings = planSettings();
const field = {
  control: 'text',
  type: 'text',
  texts: [],
  handles: [],
  formTexts: [],
  required: false,
  name: '',
  elementId: '',
} as unknown as FieldDescriptor;

async function draftsOf(tag: string, number = 1): Promise<Map<Kind, Draft>> {
  const locale = await loadLocale(tag, builtData);
  const persona = makePersona({ seed: makeSeed(number, '2026-11-21'), locale, person: '', settings });
  return new Map(
    allKinds.map((kind) => {
      const recognition = recognised(kind);
      return [kind, generate(kind, { persona, stream: makeStream(`${kind} ${number}`), settings, recognition, field })];
    }),
  );
}

const sizes: readonly (readonly [Shape, low: number, high: number])[] = [
  ['few', 1, 10],
  ['tens', 10, 100],
  ['hundreds', 100, 1000],
  ['thousands', 1000, 10_000],
];

/** Numbers that thirty streams draw where nothing but the label says how large they are. */
async function numbersAt(label: string, shape?: Shape): Promise<number[]> {
  const locale = await loadLocale('en-US', builtData);
  const persona = makePersona({ seed: makeSeed(1, '2026-11-21'), locale, person: '', settings });
  const recognition = recognised('number', shape && { shape });
  const labelled = { ...field, texts: [{ source: 'label', text: label }] } as FieldDescriptor;
  return Array.from({ length: 30 }, (_, at) => {
    const stream = makeStream(`${at}`);
    const draft = generate('number', { persona, stream, settings, recognition, field: labelled });
    return draft.is === 'number' ? draft.number : NaN;
  });
}

test.each([
  ['Days open per week', 6],
  ['Hours of daylight each day', 9],
  ['Foursomes ($600 each)', 5],
])('“%s” are %i at most', async (label, most) => {
  const numbers = await numbersAt(label, 'few');
  expect(numbers.filter((one) => !(one >= 1 && one <= most))).toEqual([]);
});

test.each(sizes)('a number of which only the size is known is one of %s', async (shape, low, high) => {
  const numbers = await numbersAt('', shape);
  expect(numbers.filter((one) => !(one >= low && one < high))).toEqual([]);
  expect(new Set(numbers).size).toBeGreaterThan(3);
});

function contentOf(draft: Draft): string {
  switch (draft.is) {
    case 'text':
      return draft.forms[0] ?? '';
    case 'prose':
      return draft.sentences.join(' ');
    case 'date':
      return draft.date;
    case 'number':
      return Number.isFinite(draft.number) ? String(draft.number) : '';
    case 'flag':
      return String(draft.flag);
    case 'file':
      return draft.stem;
  }
}

test.each(locales)('%s: every kind has something to say', async (tag) => {
  const drafts = await draftsOf(tag);
  const silent = allKinds.filter((kind) => contentOf(drafts.get(kind)!).trim() === '');
  expect(silent).toEqual(neverFilled);
  const odd = allKinds.filter((kind) => /undefined|NaN|\{\w+\}|[Ll]orem/.test(contentOf(drafts.get(kind)!)));
  expect(odd).toEqual([]);
});

/** Kinds whose words a person of the language writes in its script. */
const spokenKinds: readonly Kind[] = [
  ...(['subject', 'title', 'text', 'category', 'topic', 'hobby', 'product-name', 'color-name', 'search'] as const),
  ...(['organization-title', 'department', 'marital-status', 'relationship', 'landmark', 'yes-no', 'sex'] as const),
];

test.each(locales)('%s: prose and words are in the language’s script, prose in whole sentences', async (tag) => {
  for (let number = 0; number < 5; number++) {
    const drafts = [...(await draftsOf(tag, number))].filter(([kind]) => kind !== 'code-snippet');
    const sentences = drafts.flatMap(([, draft]) => (draft.is === 'prose' ? draft.sentences : []));
    expect(sentences.length).toBeGreaterThan(20);
    expect(sentences.filter((sentence) => !sentenceEnd(tag).test(sentence))).toEqual([]);
    const words = drafts.filter(([kind]) => spokenKinds.includes(kind)).map(([, draft]) => contentOf(draft));
    expect([...sentences, ...words].filter((text) => !scriptOf(tag).test(text))).toEqual([]);
  }
});

/** A letter that only the other way to write Chinese has. */
const foreignLetters = {
  'zh-CN': /[們這個為還說請謝時門開關東車長書]/u,
  'zh-TW': /[们这个为还说请谢时门开关东车长书]/u,
};

test.each(Object.entries(foreignLetters))('%s: no letters of the other Chinese script', async (tag, foreign) => {
  const drafts = [...(await draftsOf(tag))].flatMap(([, draft]) => (draft.is === 'prose' ? draft.sentences : []));
  expect(drafts.filter((sentence) => foreign.test(sentence))).toEqual([]);
});

test('every kind that is ever filled has an example', () => {
  expect(allKinds.filter((kind) => kinds[kind].example === '')).toEqual(['captcha', 'honeypot', 'gift-card']);
});

const judges: Readonly<Partial<Record<Kind, (text: string) => boolean>>> = {
  uuid: (text) => validator.isUUID(text, 4),
  ipv4: (text) => validator.isIP(text, 4) && /^(192\.0\.2|198\.51\.100|203\.0\.113)\./.test(text),
  ipv6: (text) => validator.isIP(text, 6) && text.startsWith('2001:db8:'),
  'mac-address': (text) => validator.isMACAddress(text),
  isbn: (text) => validator.isISBN(text),
  ean: (text) => validator.isEAN(text),
  'hex-color': (text) => validator.isHexColor(text),
  semver: (text) => validator.isSemVer(text),
  jwt: (text) => validator.isJWT(text),
  json: (text) => validator.isJSON(text),
  slug: (text) => validator.isSlug(text),
  'mime-type': (text) => validator.isMimeType(text),
  hash: (text) => validator.isHash(text, 'sha256'),
  url: (text) => validator.isURL(text),
  domain: (text) => validator.isFQDN(text),
  'crypto-address': (text) => validator.isBtcAddress(text) || validator.isEthereumAddress(text),
  coordinates: (text) => validator.isLatLong(text),
  country: (text) => validator.isISO31661Alpha2(text),
  'transaction-currency': (text) => validator.isISO4217(text),
  vin: (text) => /^[A-HJ-NPR-Z0-9]{17}$/.test(text),
};

test.each(Object.keys(judges) as Kind[])('%s passes a third-party check', async (kind) => {
  for (let number = 0; number < 10; number++) {
    const shown = contentOf((await draftsOf('de-DE', number)).get(kind)!);
    expect(judges[kind]!(shown), shown).toBe(true);
  }
});

test.each([
  ['price-min', 'price-max'],
  ['age-min', 'age-max'],
  ['number-min', 'number-max'],
] as const)('%s is less than %s', async (low, high) => {
  for (let number = 0; number < 25; number++) {
    const drafts = await draftsOf('en-US', number);
    expect(Number(contentOf(drafts.get(low)!))).toBeLessThan(Number(contentOf(drafts.get(high)!)));
  }
});

test.each([
  ['de-DE', /^\p{L}[^,]+, 21\.11\.2026$/u],
  ['fr-FR', /^\p{L}[^,]+, le 21\/11\/2026$/u],
  ['en-US', /^\p{L}[^,]+, 11\/21\/2026$/u],
])('the line above a signature has town and day: %s', async (tag, expected) => {
  const locale = await loadLocale(tag, builtData);
  const persona = makePersona({ seed: makeSeed(1, '2026-11-21'), locale, person: '', settings });
  const recognition = recognised('text', { ask: 'place-and-date' });
  const draft = generate('text', { persona, stream: makeStream('line'), settings, recognition, field });
  expect(draft.is === 'text' && draft.forms[0]).toMatch(expected);
});

test('neutral words are not cut in the middle', async () => {
  const locale = await loadLocale('en-US', builtData);
  const persona = makePersona({ seed: makeSeed(1, '2026-11-21'), locale, person: '', settings });
  const told = (maxLength: number | null) => {
    const short = { ...field, maxLength } as FieldDescriptor;
    const draft = generate('text', {
      ...{ persona, stream: makeStream('text'), settings, recognition: recognised('text'), field: short },
    });
    return draft.is === 'text' ? draft.forms[0] : draft.is;
  };
  expect(told(4)).toBe('-');
  expect(locale.asks.own.neutral.line).toContain(told(null));
});

test.each([
  ['Fit note reference', /^FN-\d{5}$/],
  ['Yellow fever certificate no.', /^YFC-\d{5}$/],
  ['Your file reference', /^REF-\d{5}$/],
  ['Reference', /^REF-\d{5}$/],
])('“%s” begins with what it refers to', async (label, shape) => {
  const locale = await loadLocale('en-GB', builtData);
  const persona = makePersona({ seed: makeSeed(1, '2026-11-21'), locale, person: '', settings });
  const labelled = { ...field, texts: [{ source: 'label', text: label }] } as FieldDescriptor;
  const recognition = recognised('reference');
  const draft = generate('reference', { persona, stream: makeStream('ref'), settings, recognition, field: labelled });
  expect(draft).toMatchObject({ is: 'text', forms: [expect.stringMatching(shape)] });
});
