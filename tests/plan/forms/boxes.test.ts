/** Addresses, phones, names and numbers over the boxes that forms of each country have for them. */
import { expect, it } from 'vitest';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { planFields } from '../../../utils/plan/plan';
import { makeSeed } from '../../../utils/plan/seed';
import { textField } from '../../builders';
import { builtData } from '../persona/locale-source';
import { planSettings } from '../persona/plan-settings';

/** @param labels one box each; the answer has the shown values by label */
async function filled(tag: string, ...labels: readonly string[]): Promise<Record<string, string>> {
  const locale = await loadLocale(tag, builtData);
  const entries = planFields(
    labels.map((label) => textField(label, { name: '' })),
    { seed: makeSeed(4711, '2026-11-22'), locale, mode: 'realistic', settings: planSettings(), overrides: {} },
  );
  return Object.fromEntries(labels.map((label, at) => [label, entries[at]!.shown]));
}

it.each([
  ['nl-NL', 'Straat', 'Huisnummer'],
  ['de-DE', 'Straße', 'Hausnummer'],
  ['fr-BE', 'Rue', 'Numéro'],
  ['it-IT', 'Via', 'N. civico'],
  ['pl-PL', 'Ulica', 'Nr domu'],
  ['ru-RU', 'Улица', 'Дом'],
])('%s: the number stands in its own box and not in the street’s', async (tag, street, number) => {
  const values = await filled(tag, street, number);
  expect(values[number]).toMatch(/^\d+$/);
  expect(values[street]).not.toMatch(/\d/);
});

it('the street goes without its number where the number is asked first', async () => {
  expect((await filled('en-GB', 'House number', 'Street', 'Town')).Street).not.toMatch(/\d/);
});

it('street and number in one box are both', async () => {
  expect((await filled('nl-NL', 'Straat & huisnummer', 'Plaats'))['Straat & huisnummer']).toMatch(/\p{L}+.* \d+$/u);
});

it.each([
  ['nl-NL', 'Postcode & plaats'],
  ['da-DK', 'Postnr. og by'],
  ['es-ES', 'Código postal y ciudad'],
])('%s “%s” takes the code and the town', async (tag, label) => {
  expect((await filled(tag, label))[label]).toMatch(/^\d{4,5}( ?[A-Z]{2})? \p{L}/u);
});

it('an address without a box for the town has it', async () => {
  const values = await filled('ja-JP', '郵便番号', '住所');
  expect(values['住所']).toMatch(/[都道府県].*[市区]/);
  expect(values['住所']).not.toContain('〒');
});

it('an area among the boxes of an address is no dialling code', async () => {
  expect((await filled('en-GB', 'Street', 'Area', 'Town')).Area).not.toMatch(/\d/);
});

it('a part of town is no street', async () => {
  const { Rua, Bairro } = await filled('pt-BR', 'Rua', 'Bairro', 'Cidade');
  expect(Bairro).not.toBe(Rua);
});

it('a number beside its calling code repeats neither that nor the trunk prefix', async () => {
  const values = await filled('de-DE', 'Ländervorwahl', 'Telefonnummer');
  expect(values['Ländervorwahl']).toBe('+49');
  expect(values['Telefonnummer']).toMatch(/^[1-9]/);
});

it('a number after its area code is the local one', async () => {
  const { Vorwahl, Rufnummer } = await filled('de-DE', 'Vorwahl', 'Rufnummer');
  expect(Vorwahl).toMatch(/^0/);
  expect(Rufnummer).not.toMatch(/[+]|^0/);
});

it.each([
  ['de-DE', 'USt-IdNr.', /^DE\d{9}$/],
  ['de-DE', 'SV-Nummer', /^\d{8}[A-Z]\d{3}$/],
  ['it-IT', 'Codice fiscale', /^[A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z]$/],
  ['cs-CZ', 'DIČ', /^CZ\d{8,10}$/],
  ['cs-CZ', 'IČO', /^\d{8}$/],
  ['sk-SK', 'IČ DPH', /^SK\d{10}$/],
  ['pl-PL', 'PESEL', /^\d{11}$/],
  ['pl-PL', 'NIP', /^\d{10}$/],
  ['pt-BR', 'CPF', /^\d{3}\.\d{3}\.\d{3}-\d\d$/],
  ['pt-PT', 'NIF', /^\d{9}$/],
  ['es-ES', 'NIF', /^\d{8}[A-Z]$/],
  ['ro-RO', 'CNP', /^\d{13}$/],
  ['nl-BE', 'Rijksregisternummer', /^\d\d\.\d\d\.\d\d-\d{3}\.\d\d$/],
  ['ru-RU', 'ИНН', /^\d{12}$/],
  ['tr-TR', 'T.C. Kimlik No', /^\d{11}$/],
])('%s “%s” is that number', async (tag, label, form) => {
  expect((await filled(tag, label))[label]).toMatch(form);
});

it('one number known by several names is one number', async () => {
  const values = await filled('cs-CZ', 'Rodné číslo', 'Číslo pojištěnce');
  expect(values['Číslo pojištěnce']).toBe(values['Rodné číslo']);
});

it('a second surname is the mother’s, and both stand under “Apellidos”', async () => {
  const one = await filled('es-ES', 'Nombre', 'Primer apellido', 'Segundo apellido');
  expect(one['Segundo apellido']).not.toBe(one['Primer apellido']);
  const both = await filled('es-ES', 'Nombre', 'Apellidos');
  expect(both['Apellidos']).toBe(`${one['Primer apellido']} ${one['Segundo apellido']}`);
});

it('kana are kana: the company’s and the account holder’s too', async () => {
  const values = await filled('ja-JP', 'セイ', 'メイ', '会社名（フリガナ）', '口座名義（カナ）');
  for (const value of Object.values(values)) expect(value).toMatch(/^[ァ-ヺー\s]+$/);
});

it('the upper and the lower box of a Japanese name are its halves', async () => {
  const values = await filled('ja-JP', '氏名（上）', '氏名（下）');
  const whole = (await filled('ja-JP', '氏名'))['氏名']!.replace(/\s/g, '');
  expect(values['氏名（上）']! + values['氏名（下）']!).toBe(whole);
});

it('a block, its entrance and its staircase are told apart', async () => {
  const { Bloque, Portal, Escalera } = await filled('es-ES', 'Calle', 'Bloque', 'Portal', 'Escalera', 'Localidad');
  expect(new Set([Bloque, Portal, Escalera]).size).toBeGreaterThan(1);
});

it('Brazil’s “UF” is a state’s two letters, Poland’s identity card no PESEL', async () => {
  expect((await filled('pt-BR', 'RG', 'UF'))['UF']).toMatch(/^[A-Z]{2}$/);
  expect((await filled('pl-PL', 'Seria i numer dowodu osobistego'))['Seria i numer dowodu osobistego']).toMatch(
    /^[A-Z]{3}\d{6}$/,
  );
});

it('a middle initial is one letter', async () => {
  expect((await filled('en-US', 'First name', 'Middle initial', 'Last name'))['Middle initial']).toMatch(/^[A-Z]$/);
});

it('“Number” beside the rest of a card is the card’s', async () => {
  const values = await filled('en-US', 'Number:', 'Expiry date', 'CVC');
  expect(values['Number:']!.replace(/\D/g, '')).toMatch(/^\d{15,16}$/);
});

it('a log-in that says e-mail is one', async () => {
  const locale = await loadLocale('de-DE', builtData);
  const context = { seed: makeSeed(1, '2026-11-22'), locale, settings: planSettings(), overrides: {} } as const;
  const [entry] = planFields([textField('E-Mail', { name: 'UserName' })], { ...context, mode: 'realistic' });
  expect(entry!.kind).toBe('email');
});

it('a name to be billed is a whole one, though both halves are asked above it', async () => {
  const values = await filled('hu-HU', 'Vezetéknév', 'Keresztnév', 'Számlázási név');
  expect(values['Számlázási név']).toBe(`${values['Vezetéknév']} ${values['Keresztnév']}`);
});

it.each([
  ['en-US', 'First Name and Last Name', /^\p{L}+ \p{L}+$/u],
  ['de-DE', 'Nachname, Vorname', /^\p{L}+,? \p{L}+$/u],
])('%s “%s” is all of the name', async (tag, label, form) => {
  expect((await filled(tag, label))[label]).toMatch(form);
});

it('a day on which work was completed is a day, a message to an employer is no employer', async () => {
  const locale = await loadLocale('en-GB', builtData);
  const fields = [
    textField('Work completed (date)', { name: '' }),
    textField('Message to employer', { name: '', type: 'textarea' }),
  ];
  const settled = { seed: makeSeed(4711, '2026-11-22'), locale, mode: 'realistic', settings: planSettings() } as const;
  const [day, message] = planFields(fields, { ...settled, overrides: {} });
  expect(day!.shown).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  expect(message!.kind).toBe('message');
});

it('the row in which a name is read in kana is not another person’s', async () => {
  const locale = await loadLocale('ja-JP', builtData);
  const rows = [
    ['お名前（漢字）', '姓', '名', 'name'],
    ['お名前（ふりがな）', 'せい', 'めい', 'kana'],
  ] as const;
  const fields = rows.flatMap(([head, one, other, name], row) =>
    [one, other].map((label, at) =>
      textField('', {
        name: `${name}${at + 1}`,
        group: `table/${row}`,
        texts: [
          { source: 'preceding', text: label },
          { source: 'table-header', text: head },
        ],
      }),
    ),
  );
  const settled = { seed: makeSeed(4711, '2026-11-22'), locale, mode: 'realistic', settings: planSettings() } as const;
  const names = planFields(fields, { ...settled, overrides: {} });
  const alone = await filled('ja-JP', '姓', '名', 'せい', 'めい');
  expect(names.map(({ shown }) => shown)).toEqual(Object.values(alone));
});

it('an additional line does not repeat the street', async () => {
  const values = await filled('de-AT', 'Straße und Hausnummer', 'PLZ', 'Ort', 'Adresszusatz 1');
  expect(values['Adresszusatz 1']).not.toBe(values['Straße und Hausnummer']);
});

it('the number of a house is in its box, in the second line of the street as well', async () => {
  const labels = ['الشارع', 'رقم الفيلا أو البناية', 'رقم الشقة', 'المدينة'];
  const locale = await loadLocale('ar-AE', builtData);
  const names = ['street[0]', 'street[1]', 'apartment', 'city'];
  const fields = labels.map((label, at) => textField(label, { name: names[at]!, lang: 'ar' }));
  const settled = { seed: makeSeed(4711, '2026-11-22'), locale, mode: 'realistic', settings: planSettings() } as const;
  const [street, number] = planFields(fields, { ...settled, overrides: {} });
  expect(number!.shown).toMatch(/^\d+$/);
  expect(street!.shown).not.toMatch(/\d/);
});
