import { expect, it } from 'vitest';
import { selectField, textField } from '../../../builders';
import { shownOf } from '../../shown-of';

const box = (label: string, name: string) => textField(label, { name, type: 'textarea' });

it.each([
  ['de-DE', 'Kommentar', /Beitrag|lesenswert/],
  ['es-ES', 'Comentario', /artículo|lectura/],
  ['ja-JP', 'コメント ※', /記事|参考/],
  ['it-IT', 'Commento (required)', /articolo|lettura/],
])('%s: a reader says something of the article in “%s”', async (tag, label, said) => {
  const below = [textField('Name', { name: 'author' }), textField('E-Mail', { name: 'email', type: 'email' })];
  expect((await shownOf(tag, box(label, 'comment'), ...below))[0]).toMatch(said);
});

it('so does who signs with a site, whatever the names of the boxes', async () => {
  const signed = [textField('Naam', { name: 'f1' }), textField('E-mail', { name: 'f2' }), textField('Website')];
  expect((await shownOf('nl-NL', ...signed, box('Reactie', 'f4')))[3]).toMatch(/artikel|lezen/);
});

it('remarks to a firm are none on an article, nor is a review, nor one of two boxes', async () => {
  const names = [textField('Name', { name: 'author' }), textField('E-Mail', { name: 'email', type: 'email' })];
  const phone = textField('Telefon', { name: 'phone', type: 'tel' });
  expect((await shownOf('de-DE', ...names, phone, box('Kommentar', 'comment')))[3]).not.toMatch(/Beitrag|lesenswert/);
  const two = await shownOf('de-DE', ...names, box('Kommentar', 'a'), box('Bemerkungen', 'b'));
  expect(two.join()).not.toMatch(/Beitrag|lesenswert/);
});

it('no box for several lines takes a password, whatever a plug-in against robots gives it', async () => {
  const comment = { ...box('', 'b83b56bf69'), autocomplete: 'new-password' };
  const names = [textField('Name', { name: 'author' }), textField('E-Mail', { name: 'email', type: 'email' })];
  expect((await shownOf('de-DE', comment, ...names))[0]).toMatch(/ .* /);
});

it('what stands beside the stars is a review', async () => {
  const stars = selectField('Bewertung', ['5 Sterne', '4 Sterne', '3 Sterne', '2 Sterne', '1 Stern'], {
    name: 'stars',
  });
  const names = [textField('Name', { name: 'n' }), textField('E-Mail', { name: 'email', type: 'email' })];
  const meaning = box('Deine Meinung', 'comment');
  const titled = await shownOf('de-DE', ...names, stars, textField('Titel der Bewertung'), meaning);
  expect(titled[4]).toMatch(/Preis|Nächte|verspricht/);
  const surveyed = await shownOf('de-DE', ...names, stars, box('Anmerkungen', 'comment'));
  expect(surveyed[3]).not.toMatch(/Preis|Nächte|verspricht|Beitrag/);
});
