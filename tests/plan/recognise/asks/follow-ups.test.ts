import { describe, expect, it } from 'vitest';
import { selectField, textField } from '../../../builders';
import { shownOf } from '../../shown-of';

const after = async (tag: string, question: string, sequel: string) => {
  const [, shown] = await shownOf(tag, selectField(question, ['Yes', 'Yes, often']), textField(sequel, { name: 'q2' }));
  return shown;
};

describe('a question that asks on', () => {
  it('goes by the one before it', async () => {
    expect(await after('en-IE', 'Has your pet seen a vet this year?', 'If yes, what for?')).toMatch(/ear|limp/i);
    expect(await after('en-IE', 'Does your child take any medicine?', 'If yes, why?')).toMatch(/asthma|hay fever/i);
    expect(await after('en-IE', 'Was the visa refused?', 'If so, for what reason?')).toMatch(/document/);
    expect(await after('en-US', 'Any reaction to a vaccine?', 'If so, please describe what happened')).toMatch(
      /rash|dizzy/,
    );
    expect(await after('en-US', 'Have you ever collapsed during sport?', 'If yes, what happened?')).toMatch(/faint/);
  });

  it('asks for a person, or a place, whatever it was', async () => {
    expect(await after('en-IE', 'Was the zither tuned?', 'If yes, by whom?')).toMatch(/^\p{Lu}\p{L}+ \p{Lu}/u);
    expect(await after('en-IE', 'Was the zither shown before?', 'If yes, where?')).toMatch(/^In \p{Lu}/u);
  });
});

it.each([
  ['de-DE', 'Haben Sie bereits Mittel beantragt? Falls ja, bei wem?', 'Nein'],
  ['fr-FR', 'Avez-vous déjà demandé une aide ? Si oui, auprès de qui ?', 'Non'],
  ['nl-NL', 'Heeft u elders subsidie aangevraagd? Zo ja, waar?', 'Nee'],
  ['es-ES', '¿Padece alguna enfermedad? ¿Cuál?', 'No'],
  ['fr-FR', 'Suivez-vous un traitement ? Lequel ?', 'Non'],
  ['de-DE', 'Leiden Sie an einer Krankheit? Welche?', 'Nein'],
])('%s: “%s” ends with a no', async (tag, label, no) => {
  expect(await shownOf(tag, textField(label, { name: 'q1' }))).toEqual([no]);
});

it.each([
  ['de-DE', 'Haben Sie einen Gutscheincode? Welchen?', 'Nein'],
  ['pt-BR', 'Tem cupom de desconto? Qual?', 'Não'],
  ['es-ES', '¿Es usted cliente? ¿Qué producto busca?', 'No'],
])('%s: “%s” asks for what is known', async (tag, label, no) => {
  expect(await shownOf(tag, textField(label, { name: 'q1' }))).not.toEqual([no]);
});
