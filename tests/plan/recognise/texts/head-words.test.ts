import { expect, test } from 'vitest';
import { isBesideHead } from '../../../../utils/plan/recognise/texts/head-words';

const beside = (text: string, said: string, { first = false, strong = false, language = 'en' } = {}) =>
  isBesideHead({ text, said, first, strong }, language);

test.each([
  ['Trash removal plan', 'plan'],
  ['Location ideas', 'idea'],
  ['Change in condition', 'condition'],
])('“%s” is about more than “%s”', (text, said) => {
  expect(beside(text, said)).toBe(true);
});

test.each([
  ['Family history of speech difficulties', 'family history'],
  ['Notes for reviewer', 'note'],
  ['Describe the damage in detail', 'describe damage'],
  ['Access notes for the crew', 'access note'],
  ['Any access notes for the crew?', 'access note'],
  ['Do you have any food allergies to tell the kitchen about?', 'food allergie'],
])('“%s” is about “%s”', (text, said) => {
  expect(beside(text, said, { first: true })).toBe(false);
});

test('a phrase that goes before others may end the text', () => {
  expect(beside('Piano or other heavy items', 'heavy item', { strong: true })).toBe(false);
  expect(beside('Piano or other heavy items', 'heavy item')).toBe(true);
});

test('where nouns go first the first is the head, where nothing parts them any may be', () => {
  expect(beside('Fréquence d’arrosage', 'frequence', { first: true, language: 'fr' })).toBe(false);
  expect(beside('Danni alla carrozzeria', 'carrozzeria', { language: 'it' })).toBe(true);
  expect(beside('領収書の但し書き', '但 し 書 き', { language: 'ja' })).toBe(false);
});
