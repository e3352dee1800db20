import { expect, it } from 'vitest';
import { countryOfPage } from '../../utils/plan/country-of-page';
import { selectField, textField } from '../builders';
import { builtLexicon } from './persona/locale-source';

const some = ['Please choose', 'Austria', 'Belgium', 'France', 'Germany', 'Netherlands'];
const preset = (current: string) => selectField('Country', some, { state: 'preset', current });

it('is the one the page has chosen', () => {
  expect(countryOfPage([textField('City'), preset('Belgium')], 'US', 'en', builtLexicon)).toBe('BE');
});

it('is one of those offered where the person’s is not', () => {
  expect(countryOfPage([selectField('Country', some)], 'US', 'en', builtLexicon)).toBe('AT');
});

it('is left to the person where the list has theirs and nothing is chosen', () => {
  expect(countryOfPage([selectField('Country', [...some, 'United States'])], 'US', 'en', builtLexicon)).toBeNull();
});

it('reads names in the page’s language', () => {
  const field = selectField('Pays', ['France', 'Belgique', 'Suisse'], { state: 'preset', current: 'Suisse' });
  expect(countryOfPage([field], 'FR', 'fr', builtLexicon)).toBe('CH');
});

it('is not told by languages, nor by what nobody chose', () => {
  const languages = selectField(
    'Language',
    [
      ['en', 'English'],
      ['fr', 'French'],
      ['de', 'German'],
    ],
    { state: 'preset', current: 'French' },
  );
  const first = selectField('Country', ['Austria', 'Belgium', 'United States'], {
    state: 'preset',
    current: 'Austria',
  });
  expect(countryOfPage([languages, first], 'US', 'en', builtLexicon)).toBeNull();
});

const chile = [
  'Región de Arica y Parinacota',
  'Región de Antofagasta',
  'Región de Coquimbo',
  'Región de Valparaíso',
  'Región del Maule',
  'Región del Biobío',
  'Región de La Araucanía',
  'Región de Los Ríos',
];

it('is the one whose regions the page lists, where no list is of countries', () => {
  expect(countryOfPage([selectField('Región', chile)], 'ES', 'es', builtLexicon)).toBe('CL');
  expect(countryOfPage([selectField('Región', chile)], 'CL', 'es', builtLexicon)).toBeNull();
});

it('a list of countries goes before one of regions, and a few towns of the same name are no regions', () => {
  const spain = selectField('País', ['España', 'Portugal', 'Francia']);
  expect(countryOfPage([selectField('Región', chile), spain], 'ES', 'es', builtLexicon)).toBeNull();
  const towns = ['Valencia', 'Santiago', 'Córdoba', 'Mérida', 'Cartagena', 'León'];
  expect(countryOfPage([selectField('Tienda', towns)], 'ES', 'es', builtLexicon)).toBeNull();
});
