import { expect, test } from 'vitest';
import table from '../../../../utils/plan/asks/table.json';
import {
  asksForSomebody,
  beginsWithSomebody,
  type PeopleWords,
} from '../../../../utils/plan/recognise/texts/person-endings';

const people: PeopleWords = table.people;

test.each([
  ['zh', '报修人'],
  ['zh', '维修人员'],
  ['ja', '担当司書'],
  ['ja', '立会者'],
  ['ko', '담당 사서'],
  ['en', 'Checked out by: *'],
  ['en', 'drawn by'],
  ['en', 'Optionee'],
  ['en', 'Manager approval by'],
  ['en', 'Welcome address by'],
  ['en', 'Lead mentee'],
  ['en', 'Reported to'],
  ['de', 'ausgehändigt von'],
  ['de', 'unterwiesene person'],
  ['de', 'Schiffsführer'],
  ['de', 'Brandschutzbeauftragte'],
  ['en', 'Authorized pick-up person'],
  ['en', 'Name of responsible person'],
  ['ko', '보호자'],
  ['nl', 'Vergunninghouder'],
  ['pl', 'Zgłaszający'],
  ['sv', 'Fastighetsägare'],
  ['fr', 'vérifié par'],
  ['pl', 'sporządził'],
  ['ru', 'составил'],
  ['es', 'Persona que le sustituye'],
  ['fr', "Personne autorisée à récupérer l'enfant"],
  ['it', 'Persona da contattare'],
  ['pt', 'Pessoa autorizada'],
  ['pl', 'Osoba do kontaktu'],
  ['tr', 'Formu dolduran'],
  ['tr', 'Teslim alan'],
  ['ja', '鍵の受取人'],
])('in %s “%s” asks for somebody', (language, text) => {
  expect(asksForSomebody(text, language, people)).toBe(true);
});

test.each([
  'Name of person you spoke to',
  'Person who checked the goods',
  'Supervisor completing the log',
  'Landlord present',
])('“%s” begins with somebody', (text) => {
  expect(beginsWithSomebody(text, 'en', people)).toBe(true);
});

test.each([
  ['zh', '法人'],
  ['ja', '担当部署'],
  ['ko', '담당 부서'],
  ['en', 'Standby'],
  ['en', 'Steering committee'],
  ['en', 'Entrance fee'],
  ['en', 'Needed by'],
  ['en', 'Price per person'],
  ['en', 'Address of inviting person'],
  ['de', 'Lichtschalter'],
  ['ko', '숫자'],
  ['pl', 'Materiał'],
  ['de', 'zugkraft'],
  ['ru', 'материал'],
  ['nl', 'verzonden op'],
  ['es', 'Personas a cargo'],
  ['tr', 'Ekili alan'],
])('in %s “%s” does not', (language, text) => {
  expect(asksForSomebody(text, language, people)).toBe(false);
});

test.each([
  ['en', 'Adult seeing child off'],
  ['en', 'Person authorised to collect'],
  ['de', 'Person, die das Kind abholt'],
  ['fr', "Personne chargée de l'arrosage"],
  ['es', 'Persona que autoriza la inscripción'],
])('in %s “%s” begins with somebody', (language, text) => {
  expect(beginsWithSomebody(text, language, people)).toBe(true);
});

test.each([
  ['en', 'Adults'],
  ['en', 'Person to contact in an emergency'],
  ['en', 'Employee number'],
  ['es', 'Personas inscritas'],
])('in %s “%s” does not begin so', (language, text) => {
  expect(beginsWithSomebody(text, language, people)).toBe(false);
});
