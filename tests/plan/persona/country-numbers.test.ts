/** What countries call their numbers, in the data of all of them, and validators that know what such numbers look like. */
import { readdirSync } from 'node:fs';
import { isValidIBAN } from 'ibantools';
import { stdnum } from 'stdnum';
import { expect, it, test } from 'vitest';
import { isKind } from '../../../utils/kinds/kinds';
import type { CountryFacts } from '../../../utils/plan/locale/country-facts';
import { fillChecked } from '../../../utils/plan/persona/check-digits/checked';
import { kindOfNumber } from '../../../utils/plan/persona/ids/names-of-numbers';
import { partsOf } from '../../../utils/plan/generate/id-number';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { makePersona } from '../../../utils/plan/persona/persona';
import { makeSeed } from '../../../utils/plan/seed';
import { makeStream } from '../../../utils/plan/stream';
import { textField } from '../../builders';
import { filled, persons } from '../fit/filled';
import { planSettings } from './plan-settings';
import { builtData } from './locale-source';

interface Judge {
  validate(value: string): { readonly isValid: boolean };
}

const stdnumOf = stdnum as unknown as Readonly<Record<string, Readonly<Record<string, Judge>>>>;
const passes = (name: string) => (value: string) => {
  const [country = '', number = ''] = name.split('.');
  return stdnumOf[country]![number]!.validate(value).isValid;
};
const looks = (shape: RegExp) => (value: string) => shape.test(value);
const digitsSum = (value: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(value[at]), 0);
const luhn = (value: string) => {
  const digits = value.replace(/\D/g, '');
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const worth = Number(digit) * (at % 2 ? 2 : 1);
    return total + (worth > 9 ? worth - 9 : worth);
  }, 0);
  return sum % 10 === 0;
};

/** Language of the page, the label of a field by itself, and who accepts its value. */
test.each<readonly [lang: string, label: string, accepts: (value: string) => boolean]>([
  ['de-DE', 'Steuerliche Identifikationsnummer', passes('DE.idnr')],
  ['de-DE', 'RV-Nummer', passes('DE.svnr')],
  ['de-DE', 'KVNR', looks(/^[A-Z]\d{9}$/)],
  ['de-DE', 'W-IdNr.', looks(/^DE\d{9}-00001$/)],
  ['de-DE', 'Gläubiger-ID', looks(/^DE\d\dZZZ0\d{10}$/)],
  ['de-DE', 'Führerscheinnummer', looks(/^[A-Z]\d{3}[A-Z\d]{6}\d$/)],
  ['de-DE', 'WKN', looks(/^[A-HJ-NP-Z\d]{6}$/)],
  ['de-AT', 'Steuernummer', passes('AT.tin')],
  ['de-CH', 'UID', passes('CH.uid')],
  ['de-CH', 'QR-IBAN', (value) => isValidIBAN(value) && /^CH\d\d3[01]/.test(value)],
  ['fr-FR', 'Numéro RPPS', (value) => value.length === 11 && luhn(value)],
  ['fr-FR', "Numéro de carte d'identité", looks(/^\d{12}$/)],
  ['fr-FR', "Plaque d'immatriculation", looks(/^[A-HJ-NP-TV-Z]{2}-\d{3}-[A-HJ-NP-TV-Z]{2}$/)],
  ['nl-BE', 'Identiteitskaartnummer', looks(/^\d{3}-\d{7}-\d\d$/)],
  ['en-US', 'ITIN', looks(/^9\d\d-7\d-\d{4}$/)],
  ['en-US', 'NPI', (value) => value.length === 10 && luhn(`80840${value}`)],
  ['en-US', 'Medicare number', looks(/^\d[A-Z][A-Z\d]\d-[A-Z][A-Z\d]\d-[A-Z]{2}\d\d$/)],
  ['en-CA', 'Business number', passes('CA.bn')],
  ['en-CA', 'Health card number', (value) => luhn(value) && value.replace(/\D/g, '').length === 10],
  ['en-AU', 'ACN', passes('AU.acn')],
  ['en-AU', 'Vehicle registration', looks(/^[A-Z\d]{2,3}[ -]?[A-Z\d]{2,4}$/)],
  ['en-IN', 'Driving licence number', looks(/^[A-Z]{2}01 (?:19|20)\d{9}$/)],
  ['en-IN', 'Voter ID', passes('IN.epic')],
  ['en-NZ', 'IRD number', passes('NZ.ird')],
  ['en-NZ', 'Bank account number', passes('NZ.bank')],
  ['en-SG', 'FIN', looks(/^G\d{7}[KLMNPQRTUWX]$/)],
  ['es-ES', 'NIE', passes('ES.nie')],
  ['es-ES', 'NIF de la empresa', passes('ES.cif')],
  ['es-ES', 'NIF-IVA', looks(/^ESB\d{8}$/)],
  ['es-ES', 'NUSS', passes('ES.nss')],
  ['es-ES', 'Matrícula', looks(/^\d{4} [BCDFGHJ-NPR-TV-Z]{3}$/)],
  ['es-MX', 'RFC de la empresa', looks(/^[A-Z&]{3}\d{6}[A-Z\d]{3}$/)],
  ['es-AR', 'CBU', passes('AR.cbu')],
  ['it-IT', 'Numero patente', looks(/^U1[A-Z\d]{7}[A-Z]$/)],
  [
    'pt-PT',
    'Cartão de cidadão',
    (value) => passes('PT.cc')(value) && digitsSum(value.replace(/ /g, ''), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 < 2,
  ],
  ['en-AU', 'IHI', (value) => /^800360\d{10}$/.test(value) && luhn(value)],
  ['nb-NO', 'KID', (value) => /^\d{10}$/.test(value) && luhn(value)],
  ['fi-FI', 'Ajokortin numero', passes('FI.hetu')],
  ['sv-SE', 'Körkortsnummer', looks(/^\d{6}-9[89]\d{2}$/)],
  ['sv-SE', 'Samordningsnummer', (value) => /^\d{4}[6-9]\d-9[89]\d{2}$/.test(value) && luhn(value)],
  ['hr-HR', 'JMBG', (value) => digitsSum(value, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0],
  ['ru-RU', 'БИК', looks(/^04\d{7}$/)],
  ['pt-BR', 'CNH', looks(/^\d{11}$/)],
  ['pt-BR', 'PIS', (value) => digitsSum(value.replace(/\D/g, ''), [3, 2, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 < 2],
  ['pt-BR', 'Cartão SUS', (value) => digitsSum(value, [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0],
  ['pl-PL', 'Numer paszportu', looks(/^ZS\d{7}$/)],
  ['pl-PL', 'Numer KRS', looks(/^0000\d{6}$/)],
  ['cs-CZ', 'Číslo občanského průkazu', looks(/^\d{9}$/)],
  ['ro-RO', 'Serie și număr CI', looks(/^RX \d{6}$/)],
  ['ru-RU', 'ИНН организации', (value) => value.length === 10 && passes('RU.inn')(value)],
  ['ru-RU', 'ОГРНИП', (value) => Number(BigInt(value.slice(0, 14)) % 13n) % 10 === Number(value[14])],
  ['sv-SE', 'Bankgiro', (value) => /^\d{4}-\d{4}$/.test(value) && luhn(value)],
  ['nb-NO', 'Kontonummer', passes('NO.kontonr')],
  ['nb-NO', 'D-nummer', looks(/^[4-7]\d{10}$/)],
  ['fi-FI', 'Viitenumero', looks(/^\d{5} \d{5}$/)],
  ['hr-HR', 'Broj osobne iskaznice', looks(/^\d{9}$/)],
  ['ja-JP', 'インボイス登録番号', (value) => value.startsWith('T') && passes('JP.cn')(value.slice(1))],
  ['ja-JP', '運転免許証番号', looks(/^\d{12}$/)],
  ['ko-KR', '운전면허번호', looks(/^\d\d-\d\d-\d{6}-\d\d$/)],
  ['zh-CN', '银行卡号', (value) => /^62\d{17}$/.test(value) && luhn(value)],
  ['zh-CN', '驾驶证号', passes('CN.ric')],
  ['zh-TW', '國民身分證統一編號', passes('TW.natid')],
  ['vi-VN', 'Số giấy phép lái xe', looks(/^\d{12}$/)],
  ['id-ID', 'Nomor Kartu Keluarga', looks(/^\d{16}$/)],
  ['th-TH', 'เลขทะเบียนนิติบุคคล', passes('TH.moa')],
])('%s: %s', async (lang, label, accepts) => {
  const values = (await filled(lang, [textField(label, { name: '' })])).flat();
  expect(values).toHaveLength(persons.length);
  expect(values.filter((value) => !accepts(value))).toEqual([]);
});

/** What one person gets for two labels, alone on a page each. */
async function both(lang: string, label: string, other: string) {
  const one = (await filled(lang, [textField(label, { name: '' })])).flat();
  const two = (await filled(lang, [textField(other, { name: '' })])).flat();
  expect(one).toHaveLength(persons.length);
  return one.map((value, at) => [value, two[at]!] as const);
}

/** Numbers that say when somebody was born, of which sex or where, against another number of theirs. */
test.each<readonly [lang: string, label: string, other: string, agree: (value: string, other: string) => boolean]>([
  ['ko-KR', '외국인등록번호', '주민등록번호', (one, other) => Number(one[7]) === Number(other[7]) + 4],
  ['nb-NO', 'D-nummer', 'Fødselsnummer', (one, other) => one[6] === other[6] && one[8] === other[8]],
  ['sv-SE', 'Samordningsnummer', 'Personnummer', (one, other) => one.slice(7, 10) === other.slice(7, 10)],
  ['sv-SE', 'Körkortsnummer', 'Personnummer', (one, other) => one === other],
  ['zh-TW', '居留證號碼', '身分證字號', (one, other) => Number(one[1]) === Number(other[1]) + 7],
  ['hr-HR', 'JMBG', 'Spol', (one, other) => Number(one[9]) < 5 === /^m/i.test(other)],
  [
    'es-MX',
    'Clave de elector',
    'CURP',
    (one, other) =>
      one.slice(6, 12) === other.slice(4, 10) &&
      one.slice(12, 14) === (other.slice(11, 13) === 'DF' ? '09' : '87') &&
      one[14] === other[10],
  ],
  [
    'en-CA',
    "Driver's licence number",
    'Birth date (YYYY-MM-DD)',
    (one, other) => {
      const [yy, month, dd] = one.replaceAll('-', '').slice(-6).match(/../g)!;
      return [yy, String(Number(month) % 50).padStart(2, '0'), dd].join('-') === other.slice(2);
    },
  ],
  ['en-AU', 'ACN', 'ABN', (one, other) => other.replace(/\D/g, '').endsWith(one) && passes('AU.abn')(other)],
  ['ru-RU', 'Корр. счёт', 'БИК', (one, other) => one.endsWith(other.slice(-3))],
])('%s: %s agrees with %s', async (lang, label, other, agree) => {
  const pairs = await both(lang, label, other);
  expect(pairs.filter(([value, beside]) => !agree(value, beside))).toEqual([]);
});

const countries = readdirSync(new URL('../../../utils/plan/locale/countries/', import.meta.url));

const people = [makeSeed(1, '2026-11-21'), makeSeed(2, '2026-11-21')];

it.each(countries)('%s: every template of its numbers is filled with what a person has', async (file) => {
  const { country, numbers } = (await builtData.json(`data/countries/${file}`)) as CountryFacts;
  const locale = await loadLocale(`en-${country}`, builtData);
  for (const seed of people) {
    const persona = makePersona({ seed, locale, person: '', settings: planSettings() });
    const made = [
      ...Object.values(persona.ids),
      ...(numbers?.called ?? []).flatMap(([, , template]) =>
        template ? fillChecked(template, makeStream(template), partsOf(persona, persona.birthDate, persona.ids)) : [],
      ),
    ];
    expect(made.filter((value) => value === '' || /[{}#@|]|undefined|NaN/.test(value))).toEqual([]);
  }
  const asked = (numbers?.called ?? []).map(([, what]) => what);
  expect(asked.filter((what) => !isKind(what) && !Object.hasOwn(kindOfNumber, what))).toEqual([]);
});
