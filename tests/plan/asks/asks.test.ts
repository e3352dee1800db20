import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import {
  grammarEntries,
  phraseMarks,
  sortOf,
  type AskData,
  type AskLanguage,
  type WrittenAsks,
  type WrittenTable,
} from '../../../utils/plan/asks/ask-data';
import { compileAsks, compileTable } from '../../../utils/plan/asks/compile-asks';
import { asksCount, findAsk } from '../../../utils/plan/asks/find-ask';
import { askLanguages } from '../../../utils/plan/asks/load-asks';
import { noPriors } from '../../../utils/plan/asks/priors/priors';
import { isUnit, rateAt, statedUnits, unitsAt, unitsIn } from '../../../utils/plan/asks/units';
import { isKind } from '../../../utils/kinds/kinds';
import { textField } from '../../builders';
import { builtData, knownAnswers } from '../persona/locale-source';
import { wordsIn } from '../../../utils/plan/asks/word-lists';
import { sentenceEnd, scriptOf } from '../generate/script-of';

const folder = new URL('../../../utils/plan/asks/', import.meta.url);
const read = <T>(path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as T;
const written = read<WrittenTable>('table.json');
const table = compileTable(written);
const english = read<WrittenAsks>('languages/en.json');
const compiledFrom = (asks: WrittenAsks): AskLanguage => ({
  ...compileAsks(asks, written),
  texts: knownAnswers(asks.texts),
  sorts: [],
  priors: noPriors,
  matters: {},
});
const compiled = (language: string) => compiledFrom(read<WrittenAsks>(`languages/${language}.json`));
const data: AskData = {
  table,
  own: compiled('en'),
  english: compiled('en'),
  things: null,
  nearest: builtData.nearest,
  scenes: null,
};

const { amounts, codes, days, times, flags, kinds } = table;
const inTable = [amounts, codes, days, times, flags, kinds].flatMap((part) => Object.keys(part));
describe('the table of questions', () => {
  it('has 200 amounts at least, each from low to high', () => {
    const spans = Object.values(table.amounts).flatMap((amount) =>
      Array.isArray(amount) ? [amount as number[]] : (Object.values(amount) as number[][]),
    );
    expect(Object.keys(table.amounts).length).toBeGreaterThanOrEqual(200);
    expect(spans.filter(([low = 0, high = 0]) => low > high)).toEqual([]);
  });

  it('names each question once, and kinds that exist', () => {
    expect(inTable.filter((id, at) => inTable.indexOf(id) < at)).toEqual([]);
    expect(Object.values(table.kinds).filter((kind) => !isKind(kind))).toEqual([]);
  });

  it('tells measures and surroundings of questions that exist', () => {
    const known = new Set([...inTable, ...Object.keys(english.texts)]);
    expect(
      Object.values(table.measures)
        .flat()
        .filter((id) => !Array.isArray(amounts[id])),
    ).toEqual([]);
    expect(Object.keys(written.within).filter((id) => !known.has(id))).toEqual([]);
  });

  it('compiles surroundings as the texts they are compared with are folded', () => {
    const { within } = compileTable({ ...written, within: { recipe: ['Método', 'Maß'] } });
    expect(wordsIn(within, 'recipe')).toEqual(['metodo', 'mass']);
  });

  it('has words for every question, and English texts for every topic', () => {
    const asked = new Set(askLanguages.flatMap((one) => Object.keys(read<WrittenAsks>(`languages/${one}.json`).words)));
    expect(inTable.filter((id) => !asked.has(id))).toEqual([]);
    const topics = Object.keys(english.words).filter(
      (id) => sortOf(id, table) === 'text' && !grammarEntries.includes(id),
    );
    expect(topics.filter((id) => english.texts[id] === undefined)).toEqual([]);
    expect(topics.length).toBeGreaterThanOrEqual(60);
  });
  it('has no English phrase with words for "number of", without which labels are compared', () => {
    const phrases = Object.entries(english.words).flatMap(([id, list]) => (grammarEntries.includes(id) ? [] : list));
    const counts = english.words['count']!.map((one) => ` ${one} `);
    const says = (phrase: string) => counts.some((one) => ` ${phrase.replace(phraseMarks, '')} `.includes(one));
    expect(phrases.filter(says)).toEqual([]);
  });
});

test('every file is in the list of languages', () => {
  const files = readdirSync(new URL('languages/', folder)).map((name) => name.replace('.json', ''));
  expect(files.sort()).toEqual([...askLanguages].sort());
});

describe.each(askLanguages)('%s', (language) => {
  const { words, texts, neutral, restated } = read<WrittenAsks>(`languages/${language}.json`);

  it('asks only what the table, its own or English texts can answer', () => {
    const known = new Set([...inTable, ...grammarEntries, ...Object.keys(english.texts)]);
    const inBoth = (id: string) => Object.hasOwn(words, id) && Object.hasOwn(texts, id);
    const ids = [...Object.keys(words), ...Object.keys(texts)];
    expect(ids.filter((id) => !known.has(id) && !inBoth(id))).toEqual([]);
  });

  it('has neutral words, and whole sentences in its script', () => {
    const sentences = [...neutral.prose, ...Object.values(texts).flatMap((list) => list.filter(isProse).flat())];
    expect(neutral.line.length).toBeGreaterThanOrEqual(3);
    expect(neutral.open.length).toBeGreaterThanOrEqual(1);
    expect(neutral.prose.length).toBeGreaterThanOrEqual(5);
    expect(sentences.filter((one) => !isList(one) && !sentenceEnd(language).test(one))).toEqual([]);
    expect(sentences.filter((one) => !scriptOf(language).test(one))).toEqual([]);
  });

  it('parts no sentence at the dot of a title', () => {
    const sentences = Object.values(texts).flatMap((forms) => forms.filter((form) => typeof form !== 'string').flat());
    expect(sentences.filter((one) => /(?:^|\s)(?:Dr|Mrs?|Ms|St|Prof|e\.g|i\.e)\.$/u.test(one))).toEqual([]);
  });

  it('names no site or mailbox of somebody’s', () => {
    const all = Object.values(texts).flat(2).join('\n');
    const hosts = [...all.matchAll(/(?:https?:\/\/|[\w.+-]+@)([\w.-]*\w)/gu)].map(([, host]) => host!);
    expect(hosts.filter((host) => !isNobodys.test(host))).toEqual([]);
  });

  it('takes up no more of a question than its pattern holds, in whole sentences', () => {
    for (const { asks, says, line = '' } of restated?.questions ?? []) {
      const groups = new RegExp(`${asks}|`, 'iu').exec('')!.length - 1;
      const sentences = says.flat();
      const taken = [...sentences, line].flatMap((one) => [...one.matchAll(/\{(\d)\}/g)].map(([, at]) => Number(at)));
      expect(
        taken.filter((at) => at < 1 || at > groups),
        asks,
      ).toEqual([]);
      expect(sentences.filter((one) => !sentenceEnd(language).test(one))).toEqual([]);
    }
  });
});

/** Reserved (RFC 2606), of one's own network, a standard's or a public body's. */
const isNobodys =
  /(?:^|\.)example(?:\.\p{L}+)?$|^[\w-]+$|\.(?:local|internal|svc|kep\.tr)$|^(?:192\.168|10)\.|^(?:www\.w3|owasp)\.org$/u;

const isProse = (text: string | readonly string[]): text is readonly string[] => typeof text !== 'string';
const isList = (text: string) => /\d \p{L}+/u.test(text);

describe('findAsk', () => {
  it.each([
    ['Heart rate (bpm)', 'heart-rate'],
    ['Number of employees', 'employees'],
    ['What are your steps to reproduce?', 'steps'],
    ['Body temperature (°C)', 'body-temperature'],
    ['Steps per day', 'steps-day'],
  ])('reads “%s” as %s in any form', (text, id) => {
    expect(findAsk(text, data, (found) => !Object.hasOwn(written.within, found.id))?.id).toBe(id);
  });

  it('hears the owner of a thing with and without an s', () => {
    expect(findAsk("Pet's weight", data)?.id).toBe('pet-weight-own');
    expect(findAsk('Pets weight', data)?.id).toBe('pet-weight-own');
  });

  it('tells a question by its beginning', () => {
    expect(findAsk('How often do you cook at home?', data)).toMatchObject({ id: 'frequency', share: 1 });
    expect(findAsk('Tell us how often', data)?.id).not.toBe('frequency');
  });

  it('knows a question whatever the order of its words, but for days', () => {
    expect(findAsk('Reason you are leaving for', data)).toMatchObject({ id: findAsk('Reason for leaving', data)!.id });
    const bags = compiledFrom({
      ...english,
      words: { fillers: ['for'], one: ['!reason for leaving'], two: ['~!leaving date'], three: ['!gone'] },
    });
    const only: AskData = { ...data, own: bags, english: bags };
    expect(findAsk('For leaving: reason', only)).toMatchObject({ id: 'one', share: 0.9 });
    expect(findAsk('Date leaving', only)?.id).toBe('two');
    expect(findAsk('Leaving date of guests', only)).toBeNull();
    const ofDays: AskData = { ...only, table: { ...table, days: { two: [0, 1] } } };
    expect(findAsk('Date leaving', ofDays)).toBeNull();
  });

  it('asks for the next meaning of the same words where the first does not fit', () => {
    const offers: string[] = [];
    findAsk('Describe the issue', data, ({ id }) => (offers.push(id), false));
    expect(offers.slice(0, 2)).toEqual(['maintenance', 'maintenance-story']);
  });

  it('takes CUPS for cups, but in Spanish for the code of the supply point', () => {
    const spanish: AskData = { ...data, own: compiled('es') };
    expect(findAsk('CUPS', spanish)?.id).toBe('supply-point-es');
    expect(findAsk('CUPS', data)?.id).not.toBe('supply-point-es');
  });

  it('takes the meaning that most of the form belongs to, of those that the control could hold', () => {
    const belonging = ({ id }: { id: string }) => ({ 'medicine-route': 1, 'im-route': 2, 'oral-route': 3 })[id] ?? 0;
    const fitting = (...ids: readonly string[]) =>
      findAsk('Route of administration', data, ({ id }) => ids.includes(id), belonging)?.id;
    expect(fitting('medicine-route', 'im-route')).toBe('im-route');
    expect(fitting('medicine-route')).toBe('medicine-route');
  });

  it('is silent where nothing is asked that it knows', () => {
    expect(findAsk('First name', data)).toBeNull();
  });

  it('prefers the longest phrase', () => {
    expect(findAsk('Diastolic blood pressure', data)?.id).toBe('diastolic');
    expect(findAsk('Blood pressure', data)?.id).toBe('blood-pressure');
  });
});

describe('findAsk in other languages', () => {
  it.each([
    ['de', 'Bewirtungskosten', 'amount-money'],
    ['de', 'Letzte Impfung', 'past-year'],
    ['sv', 'Planerad byggstart', 'future'],
    ['fi', 'Ajoneuvon hankintakustannukset', 'amount-money'],
    ['es', 'Última desparasitación', 'past-year'],
    ['ja', '届出警察署', 'police'],
    ['ko', '사고발생일', 'past'],
    ['ar', 'مكان الحادث', 'asked-city'],
    ['uk', 'Дата останнього огляду', 'past-year'],
    ['de', 'Pflegegrad', 'care-degree'],
    ['de', 'Restschuld', 'mortgage-left'],
    ['fr', 'Numéro FINESS', 'finess'],
    ['fr', 'Capital restant dû', 'mortgage-left'],
    ['it', 'Codice ATECO', 'ateco'],
    ['es', 'Motivo de la venta', 'selling-why'],
    ['pt', 'Saldo devedor', 'mortgage-left'],
    ['nl', 'Rentevaste periode', 'loan-years'],
    ['pl', 'Numer księgi wieczystej', 'land-register-pl'],
    ['ru', 'Цель кредита', 'borrowing-purpose'],
    ['tr', 'Parsel', 'parcel-tr'],
    ['zh', '贷款用途', 'borrowing-purpose'],
    ['sv', 'Takmaterial', 'roof-material'],
  ])('%s: %s', (language, text, id) => {
    const own = compiled(language);
    expect(findAsk(text, { ...data, own })?.id).toBe(id);
  });

  it('goes on to the next phrase where the control could not hold the answer', () => {
    const own = compiled('de');
    const found = findAsk('Letzte Reparaturkosten', { ...data, own }, ({ id }) => sortOf(id, table) === 'amount');
    expect(found?.id).toBe('repair-cost');
  });
});

test('asksCount hears “number of”', () => {
  expect(asksCount('Number of pallets', data)).toBe(true);
  expect(asksCount('Pallet type', data)).toBe(false);
});

test('asksCount hears a word of its own, not a part of another', () => {
  const own = compiled('fi');
  expect(asksCount('Osallistujien määrä', { ...data, own })).toBe(true);
  expect(asksCount('Määräaika', { ...data, own })).toBe(false);
});

test.each([
  ['Weight (kg)', 'kg'],
  ['年収（万円）', '万円'],
  ['Area in m²', 'm²'],
  ['Oven temperature (°F)', '°F'],
  ['Discount in %', '%'],
])('unitsIn reads the unit of “%s”', (text, unit) => {
  expect(unitsIn(text)[0]).toBe(unit);
});

test.each([
  ['Depth (m)', ['m']],
  ['Rent (€/month)', ['€']],
  ['Haemoglobin (g/dL)', []],
  ['Water intake (liters per day)', ['l']],
  ['Length of stay in days', ['days']],
  ['Cars in the household', []],
  ["Aantal auto's", []],
])('statedUnits reads the brackets of “%s”', (text, units) => {
  expect(statedUnits(text)).toEqual(units);
});

test('money is told in round amounts: from, to, step', () => {
  const money = Object.values(amounts).flatMap((amount) => (Array.isArray(amount) ? [] : [Object(amount)['€']]));
  const told = money.filter((one) => one !== undefined) as number[][];
  expect(told.filter(([low = 0, high = 0, step = 1]) => !(step > 0) || high - low < step)).toEqual([]);
  expect(told.filter(({ length }) => length > 3)).toEqual([]);
});

test('a rate tells the size of a number and rules nothing out', () => {
  const flow = textField('Pump flow (l/min)');
  expect(rateAt(flow)).toEqual(['l/min']);
  expect(unitsAt(flow)).toEqual([]);
  expect(rateAt(textField('Number of staff (min 2)'))).toEqual([]);
});

test.each([
  ['kWh', true],
  ['mg/l', true],
  ['%', true],
  ['degrees', true],
  ['Address', false],
  ['Name', false],
])('“%s” is a unit and nothing more: %s', (text, expected) => {
  expect(isUnit(text)).toBe(expected);
});

test('a unit that stands beside the box is the label’s', () => {
  const beside = (text: string) => unitsAt(textField('Tread depth', { texts: [label, { source: 'hint', text }] }));
  const label = { source: 'label', text: 'Tread depth' } as const;
  expect(beside('mm')).toEqual(['mm']);
  expect(beside('%')).toEqual(['%']);
  expect(beside('Pad width in cm, measured twice')).toEqual([]);
  expect(statedUnits('Plot size m²')).toEqual(['m²']);
});

test.each([
  ['es', 'Número de empleados', true],
  ['es', 'Nº de empleado', false],
  ['pt', 'Número de filhos', true],
  ['pt', 'Número da apólice', false],
  ['pt', 'Número de série', false],
  ['it', 'Numero di partecipanti', true],
  ['it', 'Numero di tessera', false],
])('in %s “%s” counts something: %s', (language, text, counts) => {
  expect(asksCount(text, { ...data, own: compiled(language) })).toBe(counts);
});

test.each([
  ['de', 'Chargennummer', 'batch-number'],
  ['fr', "Taux d'intérêt", 'interest-rate'],
  ['ko', '잔여연차', 'leave-balance'],
  ['ru', 'Сумма кредита', 'loan-amount'],
  ['tr', 'İrsaliye no', 'delivery-note'],
  ['ar', 'سبب التأخير', 'delay-reason'],
])('in %s “%s” asks for %s', (language, text, id) => {
  expect(findAsk(text, { ...data, own: compiled(language) })?.id).toBe(id);
});

it.each([
  ['de', 'Geschenktext'],
  ['fr', 'Message sur la carte cadeau'],
  ['nl', 'Tekst op het kaartje'],
  ['da', 'Hilsen på gavekort'],
  ['it', "Biglietto d'auguri"],
  ['ar', 'رسالة الهدية'],
  ['he', 'ברכה לכרטיס המתנה'],
  ['ja', 'ギフトメッセージ'],
])('%s: %s wants wishes for who gets the gift', (language, label) => {
  const own = compiled(language);
  expect(findAsk(label, { ...data, own })?.id).toBe('congratulations');
  expect(own.texts.of('congratulations').length).toBeGreaterThan(1);
});
