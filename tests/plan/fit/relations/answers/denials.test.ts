import { describe, expect, it } from 'vitest';
import { field, selectField, textField } from '../../../../builders';
import { filled } from '../../filled';

const box = (label: string) => textField(label, { type: 'textarea' });
const count = (label: string) =>
  field(
    { control: 'number', type: 'number', min: 0, max: null, step: 1, stepBase: 0 },
    { name: '', texts: [{ source: 'label', text: label }] },
  );

describe('denied', () => {
  it.each([
    ['en-GB', 'Have you ever kept a falcon?', ['Yes', 'No'], 'If yes, give details', 'No'],
    ['fr-FR', 'Avez-vous déjà dressé un faucon ?', ['Oui', 'Non'], 'Si oui, précisez', 'Non'],
    ['de-DE', 'Wurde der Steg schon versetzt?', ['Ja', 'Nein'], 'Wenn ja, bitte erläutern', 'Nein'],
  ])('has not been what nobody can tell more of: %s', async (lang, question, options, sequel, no) => {
    const fields = [selectField(question, options, { lang }), { ...box(sequel), lang }];
    for (const answers of await filled(lang, fields)) expect(answers).toEqual([no, '']);
  });

  it('stays where more is told of it', async () => {
    const fields = [
      selectField('Do you have any allergies?', ['Yes', 'No']),
      textField('If yes, please list your allergies'),
    ];
    const answers = await filled('en-GB', fields);
    expect(answers.some(([has]) => has === 'Yes')).toBe(true);
    for (const [has, list] of answers) expect(list === '').toBe(has === 'No');
  });

  it('counts none', async () => {
    const fields = [count('Number of subsidence events'), box('If there were subsidence events, describe them')];
    for (const [many, story] of await filled('en-GB', fields)) expect(many === '0').toBe(story === '');
  });
});
