import { describe, expect, it } from 'vitest';
import { fitPeople } from '../../../../../utils/plan/fit/relations/amounts/people';
import type { FittedField } from '../../../../../utils/plan/fit/fitted';
import { amount, shown, words } from '../../amount-fields';

const texts = (...fields: FittedField[]) => shown(fitPeople(fields, words));

describe('fitPeople', () => {
  it('has groups that together are all', () => {
    expect(
      texts(amount('Number of people in household', 1), amount('Number of adults', 2), amount('Number of children', 1)),
    ).toEqual(['3', '2', '1']);
    expect(texts(amount('Number of pupils', 28), amount('Boys', 1), amount('Girls', 4))).toEqual(['28', '14', '14']);
    expect(
      texts(amount('Nombre total de personnes', 3), amount("Nombre d'adultes", 1), amount("Nombre d'enfants", 0)),
    ).toEqual(['3', '3', '0']);
  });

  it('lets as many come as there are beds', () => {
    const rooms = [amount('No. of twin rooms', 3), amount('No. of single rooms', 4)];
    expect(texts(amount('Total number of guests', 264), ...rooms)).toEqual(['10', '3', '4']);
    expect(texts(amount('Total number of guests', 264, 'number', 200), ...rooms)).toEqual(['264', '66', '132']);
  });

  it('has the tables, chairs and helpers that the people need', () => {
    const places = [amount('Number of tables', 73), amount('Number of chairs', 2), amount('Number of staff', 90)];
    expect(texts(amount('Expected number of guests', 120), ...places)).toEqual(['120', '15', '120', '12']);
    expect(texts(amount('Número de asistentes', 15), amount('Número de mesas', 73))).toEqual(['15', '2']);
  });

  it('has no fewer than none', () => {
    const bounded = amount('Number of guests', 2);
    const guests = { ...bounded, field: { ...bounded.field, max: 2 } as typeof bounded.field };
    expect(texts(guests, amount('Adults', 2), amount('Children', 3))).toEqual(['2', '1', '1']);
    expect(texts(guests, amount('Adults', 1), amount('Children', 3), amount('Infants', 2))).toEqual([
      '2',
      '1',
      '1',
      '0',
    ]);
  });

  it('counts rooms by who sleeps in them of a stay, not of a home', () => {
    const [rooms, arrival] = [amount('Number of rooms', 5), amount('Check-in', NaN)];
    expect(texts(rooms, amount('Number of guests', 2), arrival)[0]).toBe('1');
    expect(texts(rooms, amount('People in the household', 2))[0]).toBe('5');
    expect(texts(amount('Anzahl Zimmer', 5), amount('Personen im Haushalt', 2), amount('Anreise', NaN))[0]).toBe('5');
    expect(texts(rooms, amount('Number of visitors', 2))[0]).toBe('5');
  });

  it('has each of what was counted end in one way', () => {
    const played = [amount('Matches won', 1), amount('Matches lost', 1), amount('Matches drawn', 1)];
    expect(texts(amount('Matches played', 5), ...played)).toEqual(['5', '3', '1', '1']);
    expect(texts(amount('Records processed', 9), amount('Invalid', 2), amount('Valid', 1))).toEqual(['9', '2', '7']);
    expect(texts(amount('Jobs run', 9), amount('Unsuccessful', 2), amount('Failed', 1))).toEqual(['9', '2', '1']);
  });

  it('leaves what counts no people', () => {
    expect(texts(amount('Number of bedrooms', 2), amount('Number of tables', 73))).toEqual(['2', '73']);
    expect(texts(amount('Budget per guest (€)', 50), amount('Number of chairs', 2))).toEqual(['50', '2']);
  });
});
