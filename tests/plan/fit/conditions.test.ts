import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../../utils/pipeline';
import { planFields } from '../../../utils/plan/plan';
import { makeSeed } from '../../../utils/plan/seed';
import { selectField, textField } from '../../builders';
import { localeOfPage } from '../persona/locale-of-page';
import { planSettings } from '../persona/plan-settings';

const persons = [1, 2, 3, 4, 5, 6, 7, 8];

/** What each person gets, field by field. */
async function filled(lang: string, fields: readonly FieldDescriptor[], asked?: FieldDescriptor): Promise<string[][]> {
  const locale = await localeOfPage(lang, fields);
  return persons.map((person) => {
    const seed = makeSeed(person, '2026-11-21');
    const context = { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} } as const;
    return planFields(fields, asked ? { ...context, asked: [asked.id] } : context).map(({ shown }) => shown);
  });
}

/** Every person answers the second exactly where the first says so, and each way is met. */
async function isAskedFor(answer: string, lang: string, list: FieldDescriptor, sequel: FieldDescriptor) {
  const all = await filled(lang, [list, sequel]);
  for (const [first, second] of all) expect(second !== '', `${first} → ${second}`).toBe(first === answer);
}

describe('what is asked of some only', () => {
  it.each([
    ['en-US', ['Own', 'Rent'], 'Landlord (renters only)', 'Rent'],
    ['en-GB', ['Bag', 'Phone', 'Keys'], 'Contents (if a bag or wallet)', 'Bag'],
    ['en-GB', ['On time', 'Late'], 'If late, by how much?', 'Late'],
    ['de-DE', ['Miete', 'Eigentum'], 'Vermieter (nur bei Miete)', 'Miete'],
    ['fr-FR', ['Propriétaire', 'Locataire'], 'Nom du bailleur (si locataire)', 'Locataire'],
    ['ja-JP', ['持ち家', '賃貸'], '家主の氏名（賃貸の場合）', '賃貸'],
  ])('%s %s: %s', async (lang, options, label, answer) => {
    await isAskedFor(answer, lang, selectField('Status', options, { lang }), textField(label, { lang }));
  });

  it.each([
    ['en-US', 'Have you ever been evicted?', 'Yes', 'No', 'If yes, please explain'],
    ['de-DE', 'Haben Sie Haustiere?', 'Ja', 'Nein', 'Wenn ja, welche?'],
    ['ru-RU', 'Есть ли домашние животные?', 'Да', 'Нет', 'Если да, какие?'],
  ])('%s %s', async (lang, question, yes, no, sequel) => {
    await isAskedFor(yes, lang, selectField(question, [yes, no], { lang }), textField(sequel, { lang }));
  });

  it('asks on for the matter of the question before', async () => {
    const pets = [selectField('Haben Sie Haustiere?', ['Ja', 'Nein'], { lang: 'de' }), textField('Wenn ja, welche?')];
    for (const [first, told] of await filled('de-DE', pets))
      if (first === 'Ja') expect(told).toMatch(/hund|katze|keine/i);
  });

  it('says so where something must be said, and fills what the person asks for', async () => {
    const list = selectField('Status', ['Own']);
    const must = textField('Landlord (renters only)', { required: true });
    const both = selectField('Status', ['Own', 'Rent']);
    for (const [first, second] of await filled('en-US', [both, must]))
      if (first === 'Own') expect(second).toBe('Not applicable');
    const may = textField('Landlord (renters only)');
    for (const [, second] of await filled('en-US', [both, may], may)) expect(second).not.toBe('');
    for (const [, second] of await filled('en-US', [list, may])) expect(second).not.toBe('');
  });

  it.each(['Ha tenido fiebre?', 'Falls in the last 12 months', 'Om företaget'])('%s is no condition', async (label) => {
    const fields = [selectField('Status', ['Fiebre', 'Falls', 'Företag', 'Other']), textField(label)];
    for (const [, second] of await filled('en-US', fields)) expect(second).not.toBe('');
  });

  it.each(['si oui, ' + 'lequel '.repeat(40) + '5x', 'if yes ' + 'which '.repeat(40) + '5x'])(
    'reads on where words are said over and over: %s',
    async (label) => {
      const pets = selectField('Tiene' + ' algun'.repeat(40) + ' 5 x', ['Yes', 'No']);
      expect(await filled('en-US', [pets, textField(label)])).toHaveLength(persons.length);
    },
  );

  it('leaves alone what no answer decides', async () => {
    const fields = [selectField('Colour', ['Red', 'Blue']), textField('Landlord (if applicable)')];
    for (const [, second] of await filled('en-US', fields)) expect(second).not.toBe('');
  });
});
