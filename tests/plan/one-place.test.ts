/** An address is one place, whatever lists and boxes a page has for it. */
import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../utils/pipeline';
import { loadLocale } from '../../utils/plan/locale/load-locale';
import { planFields } from '../../utils/plan/plan';
import { makeSeed } from '../../utils/plan/seed';
import { selectField, textField } from '../builders';
import { builtData } from './persona/locale-source';
import { planSettings } from './persona/plan-settings';

const people = [1, 2, 3, 4, 5, 6, 7, 8];

async function shown(tag: string, person: number, fields: readonly FieldDescriptor[]): Promise<string[]> {
  const locale = await loadLocale(tag, builtData);
  const seed = makeSeed(person, '2026-11-21');
  const context = { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} } as const;
  return planFields(fields, context).map((entry) => entry.shown);
}

describe('a list that has some regions or towns', () => {
  it.each(people)('has the region of person %i', async (person) => {
    const regions = selectField('Bundesland', ['Bayern', 'Hessen'], { name: 'region' });
    const [city, region] = await shown('de-DE', person, [textField('Ort', { name: 'city' }), regions]);
    const places = { Bayern: ['München', 'Nürnberg', 'Augsburg', 'Regensburg', 'Würzburg'], Hessen: ['Frankfurt'] };
    expect(Object.entries(places).find(([, cities]) => cities.some((one) => city!.startsWith(one)))?.[0]).toBe(region);
  });

  it('that knows no place of the country changes nothing', async () => {
    const city = textField('City', { name: 'city' });
    const sizes = selectField('State', ['Good', 'Worn'], { name: 'state' });
    expect((await shown('en-US', 1, [city, sizes]))[0]).toBe((await shown('en-US', 1, [city]))[0]);
  });
});

describe('boxes of an address', () => {
  it.each(people)('hold a street’s sort and its name apart for person %i', async (person) => {
    const sorts = selectField('Tipo de vía', ['Calle', 'Avenida', 'Plaza', 'Paseo', 'Ronda'], { name: 'a' });
    const boxes = [sorts, textField('Nombre de la vía', { name: 'b' }), textField('Número', { name: 'c' })];
    const [sort, name] = await shown('es-ES', person, boxes);
    expect(name).not.toMatch(/^(?:Calle|Avenida|Plaza|Paseo|Ronda) /);
    expect(await shown('es-ES', person, [textField('Dirección', { name: 'd' })])).toEqual([
      expect.stringContaining(`${sort} ${name}`),
    ]);
  });

  it('take the house number of a box that says no more than “N°”', async () => {
    const [street, number] = await shown('fr-CH', 1, [
      textField('Rue', { name: 'a' }),
      textField('N°', { name: 'b' }),
      textField('Localité', { name: 'c' }),
    ]);
    expect(street).not.toMatch(/\d/);
    expect(number).toMatch(/^\d{1,3}$/);
  });

  it('tell a district from its quarter where the country names both', async () => {
    const [district, quarter] = await shown('tr-TR', 1, [
      textField('İlçe', { name: 'a' }),
      textField('Mahalle', { name: 'b' }),
    ]);
    expect(quarter).toMatch(/Mah\.$/);
    expect(district).not.toBe(quarter);
  });
});

it('a half of the reading of a name is that half', async () => {
  const [family, given] = await shown('ja-JP', 1, [
    textField('フリガナ（セイ）', { name: 'a' }),
    textField('フリガナ（メイ）', { name: 'b' }),
  ]);
  const [whole] = await shown('ja-JP', 1, [textField('フリガナ', { name: 'c' })]);
  expect(`${family} ${given}`).toBe(whole);
});

it('a number without hyphens has none', async () => {
  const [number] = await shown('ja-JP', 1, [textField('電話番号（ハイフンなし）', { type: 'tel', name: 'a' })]);
  expect(number).toMatch(/^0\d{9,10}$/);
});
