import { expect, it } from 'vitest';
import { countryOfPage } from '../../utils/plan/country-of-page';
import { selectField, textField } from '../builders';

const some = ['Please choose', 'Austria', 'Belgium', 'France', 'Germany', 'Netherlands'];
const preset = (current: string) => selectField('Country', some, { state: 'preset', current });

it('is the one the page has chosen', () => {
  expect(countryOfPage([textField('City'), preset('Belgium')], 'US', 'en')).toBe('BE');
});

it('is one of those offered where the person’s is not', () => {
  expect(countryOfPage([selectField('Country', some)], 'US', 'en')).toBe('AT');
});

it('is left to the person where the list has theirs and nothing is chosen', () => {
  expect(countryOfPage([selectField('Country', [...some, 'United States'])], 'US', 'en')).toBeNull();
});

it('reads names in the page’s language', () => {
  const field = selectField('Pays', ['France', 'Belgique', 'Suisse'], { state: 'preset', current: 'Suisse' });
  expect(countryOfPage([field], 'FR', 'fr')).toBe('CH');
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
  expect(countryOfPage([languages, first], 'US', 'en')).toBeNull();
});
