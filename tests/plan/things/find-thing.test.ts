import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { thingLanguages } from '../../../utils/plan/asks/load-asks';
import { findThing, thingsOf } from '../../../utils/plan/things/find-thing';
import { compileThings, type WrittenThings } from '../../../utils/plan/things/thing-data';

const written = (language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../utils/plan/things/languages/${language}.json`, import.meta.url), 'utf8'),
  ) as WrittenThings;
const things = Object.fromEntries(thingLanguages.map((language) => [language, compileThings(written(language))]));
const firstFor = (language: string, text: string) => {
  const found = findThing(text, things[language]!);
  return found && thingsOf(found.noun, things[language]!)[0];
};

describe('findThing', () => {
  it.each([
    ['en', 'Roof', 'gable roof'],
    ['en', 'Type of roof', 'gable roof'],
    ['en', 'Preferred roof type', 'gable roof'],
    ['en', 'Breed of cat', 'British Shorthair'],
    ['en', 'Berries grown', 'strawberries'],
    ['en', 'Musical instrument (main)', 'piano'],
    ['en', 'What fabric would you like?', 'linen'],
    ['de', 'Art des Daches', 'Satteldach'],
    ['de', 'Dachart', 'Satteldach'],
    ['de', 'Lieblingsobst', 'Äpfel'],
    ['fr', 'Type de toit', 'toit à deux pans'],
    ['fr', 'Race du chat', 'européen'],
    ['es', 'Pieza sustituida', 'placa de control'],
    ['it', 'Tipo di legno', 'rovere'],
    ['ru', 'Порода собаки', 'лабрадор'],
    ['ru', 'Тип крыши', 'двускатная'],
    ['pl', 'Rodzaj dachu', 'dwuspadowy'],
    ['pt', 'Tipo de telhado', 'telhado de duas águas'],
    ['nl', 'Soort vloer', 'eiken parket'],
    ['sv', 'Hundras', 'labrador'],
    ['tr', 'Çatı tipi', 'kiremit çatı'],
    ['ja', 'お花の種類', '菊'],
    ['zh', '屋顶类型', '坡屋顶'],
    ['ko', '지붕 종류', '기와'],
    ['ar', 'نوع التربة', 'طينية'],
  ])('%s: %s', (language, text, thing) => {
    expect(firstFor(language, text)).toBe(thing);
  });

  it.each([
    ['en', 'Roof and walls'],
    ['en', 'Roof number'],
    ['en', 'Boat name'],
    ['en', 'Item for the second floor of the annex'],
    ['de', 'Messgerät'],
    ['en', ''],
  ])('%s: “%s” asks for no sort of thing', (language, text) => {
    expect(firstFor(language, text)).toBeNull();
  });

  it('tells whether the text asks nothing else', () => {
    expect(findThing('Fence', things.en!)?.whole).toBe(true);
    expect(findThing('Southern boundary fence', things.en!)?.whole).toBe(false);
  });
});

test.each(thingLanguages)('%s has two things of each sort mostly, none twice, and each noun once', (language) => {
  const { nouns } = written(language);
  const names = Object.keys(nouns).flatMap((list) => list.split('|').map((one) => one.replace('=', '')));
  expect(names.filter((one, at) => names.indexOf(one) < at)).toEqual([]);
  const lists = Object.values(nouns).map((list) => list.split('|'));
  expect(lists.filter((list) => new Set(list).size < list.length)).toEqual([]);
  expect(lists.flat().filter((one) => one !== one.trim() || one === '' || one.length > 40)).toEqual([]);
});
