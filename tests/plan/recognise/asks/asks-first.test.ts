import { expect, it } from 'vitest';
import { selectField } from '../../../builders';
import { shownOf } from '../../shown-of';

const unlabelled = (...options: string[]) => selectField('', options, { texts: [], name: 'menu-211' });

it.each([
  ['nl-NL', ['Onderwerp', 'Informatie aanvragen', 'Prijsindicatie / Offerte', 'Afspraak maken']],
  ['de-DE', ['Betreff', 'Beratung', 'Reklamation', 'Terminwunsch']],
  ['es-ES', ['Asunto', 'Reservas', 'Averías', 'Facturas']],
])('%s: no list is answered with what it asks', async (tag, options) => {
  expect((await shownOf(tag, unlabelled(...options)))[0]).not.toBe(options[0]);
});

it('where the others are named alike, the first is one of them', async () => {
  const shown = await Promise.all(
    ['Email', 'Telefoon'].map(async (first) => (await shownOf('nl-NL', unlabelled(first, 'Post', 'Fax')))[0]),
  );
  expect(shown).not.toContain('');
});

it('a list of nothing but its prompt is left alone', async () => {
  expect((await shownOf('pt-BR', selectField('Veículo', ['Selecione o Veículo'])))[0]).toBe('');
  expect((await shownOf('pt-BR', selectField('País', ['Brasil'])))[0]).toBe('Brasil');
});
