import { describe, expect, it } from 'vitest';
import { recognise } from '../../../../utils/plan/recognise/recognise';
import { textField } from '../../../builders';
import { builtLexicon } from '../../persona/locale-source';

/** Kind and person of every label of one form. */
function read(language: string, ...labels: string[]): string[] {
  const fields = labels.map((label, at) => textField(label, { name: `field_${at}` }));
  return recognise(fields, { lexicon: builtLexicon, pageLanguage: language }).map(({ kind, person }) =>
    `${kind} ${person}`.trim(),
  );
}

describe('a label about a person', () => {
  it.each([
    ['en', 'Attending nurse', 'name expert'],
    ['en', 'Preferred technician', 'name expert'],
    ['en', 'Co-applicant', 'name other'],
    ['en', 'Session host', 'name colleague'],
    ['de', 'Fahrer zum Unfallzeitpunkt', 'name'],
    ['de', 'Name des Verstorbenen', 'name deceased'],
    ['de', 'Name des Mitglieds', 'name'],
    ['de', 'Name des Fahrzeughalters', 'name'],
    ['de', 'Fahrzeughalter', 'name'],
    ['de', 'Kennzeichen des Unfallgegners', 'license-plate counterparty'],
    ['sv', 'Kontrollansvarig', 'name expert'],
    ['nl', 'Huisarts', 'doctor-name'],
    ['fr', 'Tiers responsable', 'name counterparty'],
    ['es', 'Conductor en el momento del accidente', 'name'],
    ['fr', 'Nom du repreneur', 'name'],
    ['pl', 'Osoba upoważniona do odbioru', 'name expert'],
    ['pt', 'Condutor no momento do sinistro', 'name'],
    ['ja', 'かかりつけ医', 'name expert'],
    ['zh', '驾驶员', 'name'],
    ['ja', '紹介者', 'name referrer'],
    ['pl', 'Osoba polecająca', 'name referrer'],
    ['fr', 'Coéquipier', 'name expert'],
    ['de', 'Vormieter', 'name expert'],
    ['ru', 'Кто забирает ребёнка', 'name expert'],
  ])('%s: %s', (language, label, expected) => {
    const beside = language === 'pl' ? 'Imię i nazwisko dziecka' : 'E-mail';
    expect(read(language, label, beside)[0]).toBe(expected);
  });

  it.each([
    ['en', 'Driver licence number'],
    ['en', 'Username or customer'],
    ['en', 'Number of nurses'],
    ['ru', 'Пользователь'],
  ])('asks for no name in “%s: %s”', (language, label) => {
    expect(read(language, label)[0]).not.toMatch(/^name/);
  });
});

it('takes two wordings of one role for two people, and the phone for the one it names', () => {
  expect(read('en', 'Full name', 'Judge', 'Notary', 'Phone of notary')).toEqual([
    'name',
    'name expert',
    'name expert-other1',
    'tel expert-other1',
  ]);
});

it('takes the owner for the page’s person only where nobody else is asked for', () => {
  expect(read('en', 'Property owner', 'Tenant')).toEqual(['name owner', 'name']);
  expect(read('en', 'Property owner', 'Colour')[0]).toBe('name');
});
