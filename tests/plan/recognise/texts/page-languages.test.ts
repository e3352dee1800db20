import { expect, test } from 'vitest';
import { pageLanguages } from '../../../../utils/plan/recognise/texts/page-languages';
import { textField } from '../../../builders';
import { builtLexicon } from '../../persona/locale-source';

const languagesOf = (lang: string, sample: string, ...placeholders: string[]) => {
  const fields = placeholders.map((text) => textField('', { texts: [{ source: 'placeholder', text }] }));
  return pageLanguages({ lang, sample }, fields, builtLexicon);
};

test('placeholders tell the language of a page that says nothing else', () => {
  expect(languagesOf('', '', 'Voornaam', 'Achternaam', 'E-mailadres', 'Telefoonnummer')).toEqual(['nl']);
  expect(languagesOf('', '', 'Nombre', 'Dirección a visitar', 'Teléfono')).toEqual(['es']);
});

test('an e-mail is one in every language', () => {
  expect(languagesOf('', 'Name E-Mail-Adresse Telefon Nachricht Straße')).toEqual(['de']);
});

test('words that leave no doubt overrule the `lang` of a template', () => {
  const german = 'Vorname Nachname Straße Hausnummer Postleitzahl Ort Telefonnummer Nachricht Geburtsdatum';
  expect(languagesOf('en-US', german)[0]).toBe('de');
  expect(languagesOf('en-US', '', ...german.split(' '))[0]).toBe('de');
});

test.each([
  [
    'its own language, of another country',
    'de-AT',
    'Vorname Nachname Straße Hausnummer Postleitzahl Ort Telefonnummer',
  ],
  ['few words', 'en', 'Name Telefonnummer'],
  ['two languages in turns', 'en', 'First name Vorname Last name Nachname Phone number Telefonnummer Street Straße'],
  ['a language whose words pass for another’s', 'ur', 'نام پتہ فون نمبر گاؤں کا نام'],
])('`lang` stands: %s', (_, lang, sample) => {
  expect(languagesOf(lang, sample)[0]).toBe(lang);
});
