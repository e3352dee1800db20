import { describe, expect, test } from 'vitest';
import { abbreviates, isMangled } from '../../../../utils/plan/recognise/texts/label-in-name';

describe('a name that is its label cut short', () => {
  test.each([
    ['pol', 'Policy #'],
    ['sn', 'Schiffsname'],
    ['dco', 'Date captured on'],
  ])('“%s” of “%s”', (name, label) => {
    expect(abbreviates(name, label)).toBe(true);
  });

  test.each([
    ['tel', 'Wie erreichen wir Sie?'],
    ['zip', 'ZIP'],
    ['email', 'E-mail address'],
  ])('“%s” is none of “%s”', (name, label) => {
    expect(abbreviates(name, label)).toBe(false);
  });
});

test('a name that a script made of a label loses its foreign letters', () => {
  expect(isMangled('ci_nienie', 'Ciśnienie')).toBe(true);
  expect(isMangled('pressure', 'Ciśnienie')).toBe(false);
  expect(isMangled('first_name', 'First name')).toBe(false);
});
