import { expect, it } from 'vitest';
import { privatePerson } from '../../../../utils/plan/fit/choice/private-person';

const among = (...texts: readonly string[]) =>
  privatePerson(texts.map((text, index) => ({ index, value: text, text, disabled: false, group: '' })))?.text ?? null;

it.each([
  ['Privat', 'Gewerblich'],
  ['Pessoa Física', 'Pessoa Jurídica'],
  ['Un particulier', 'Un professionnel'],
  ['Individual', 'Company', 'Non-profit organization'],
  ['Физическое лицо', 'Юридическое лицо'],
  ['個人', '法人'],
  ['Bireysel', 'Kurumsal'],
  ['Osoba prywatna', 'Firma'],
  ['605 - Sueldos y Salarios', '601 - General de Ley Personas Morales', '621 - Incorporación Fiscal'],
])('%s is chosen beside companies', (own, ...others) => {
  expect(among(...others, own)).toBe(own);
});

it('says nothing of lists that tell other things apart', () => {
  expect(among('Private room', 'Shared room')).toBeNull();
  expect(among('Company', 'Partnership', 'Sole trader')).toBeNull();
});
