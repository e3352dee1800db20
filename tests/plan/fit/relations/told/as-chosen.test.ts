import { describe, expect, it } from 'vitest';
import type { FieldText } from '../../../../../utils/pipeline';
import { field, selectField, textField } from '../../../../builders';
import { filled } from '../../filled';

const box = (label: string, lang = 'en-GB') => ({ ...textField(label, { type: 'textarea' }), lang });

describe('fitToChosen', () => {
  it.each([
    ['en-GB', 'Type of nuisance', ['Barking dogs', 'Bonfire smoke'], 'Describe the problem'],
    ['de-DE', 'Art der Störung', ['Hundegebell', 'Rauchgeruch'], 'Beschreibung der Störung'],
    ['fr-FR', 'Type d’anomalie', ['Aboiements', 'Odeur de fumée'], 'Décrivez le problème'],
    ['es-ES', 'Tipo de incidencia', ['Ladridos', 'Olor a humo'], 'Describa el problema'],
    ['it-IT', 'Tipo di segnalazione', ['Latrati', 'Odore di fumo'], 'Descrizione del problema'],
    ['nl-NL', 'Soort overlast', ['Blaffende honden', 'Rookgeur'], 'Beschrijf het probleem'],
    ['pt-BR', 'Tipo de ocorrência', ['Latidos', 'Cheiro de fumaça'], 'Descreva o problema'],
    ['ja-JP', 'トラブルの種類', ['犬の鳴き声', '煙の臭い'], '不具合の内容'],
  ])('tells of the matter that was chosen: %s', async (lang, question, options, asked) => {
    const fields = [selectField(question, options, { lang }), box(asked, lang)];
    for (const [option = '', text = ''] of await filled(lang, fields)) expect(text.startsWith(option)).toBe(true);
  });

  it('goes by the prompt of a list without a label', async () => {
    const texts: FieldText[] = [];
    const prompt = [['', 'Type of nuisance'], 'Barking dogs', 'Bonfire smoke'] as const;
    const fields = [selectField('', prompt, { texts }), box('Describe the problem')];
    for (const [option = '', text = ''] of await filled('en-GB', fields)) expect(text.startsWith(option)).toBe(true);
  });

  it('gives no cause of another matter, and leaves what was done to who knows of it', async () => {
    const fields = [
      selectField('Type of incident', ['Spilt paint', 'Loose cable']),
      box('What happened?'),
      box('Immediate action taken'),
      box('Cause of the incident'),
    ];
    for (const [, , done, cause] of await filled('en-GB', fields)) {
      expect(done).not.toMatch(/^$|nothing else/);
      expect(cause).toBe('The cause is still being looked into.');
    }
  });

  it('leaves what is asked of something else, and what no list has named', async () => {
    const day = selectField('Preferred day', ['Monday', 'Tuesday']);
    const box2 = field({ control: 'check', checked: false }, { texts: [{ source: 'label', text: 'Barking dogs' }] });
    const asked = box('Describe the problem');
    const [left] = await filled('en-GB', [day, box2, asked]);
    const [alone] = await filled('en-GB', [asked]);
    expect(left!.at(-1)).toBe(alone![0]);
    const kind = selectField('Type', ['Barge', 'Ferry']);
    for (const [option = '', text = ''] of await filled('en-GB', [kind, box('What happened?')]))
      expect(text.startsWith(option)).toBe(false);
  });

  it('takes what an option says as it stands', async () => {
    const fields = [selectField('Type of nuisance', ["Fumes $& $' $$"]), box('Describe the problem')];
    for (const [option = '', text = ''] of await filled('en-GB', fields)) expect(text.startsWith(option)).toBe(true);
  });
});
