import { expect, it } from 'vitest';
import { textField } from '../../../builders';
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
