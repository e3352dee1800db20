import { expect, it } from 'vitest';
import { loadLocale } from '../../../../utils/plan/locale/load-locale';
import { planFields } from '../../../../utils/plan/plan';
import { makeSeed } from '../../../../utils/plan/seed';
import { textField } from '../../../builders';
import { builtData } from '../../persona/locale-source';
import { planSettings } from '../../persona/plan-settings';

async function kindsOf(tag: string, ...labels: readonly string[]) {
  const fields = labels.map((label, at) =>
    textField(label, { name: '', lang: tag, ...(at === labels.length - 1 && { type: 'textarea' }) }),
  );
  const context = { seed: makeSeed(4711, '2026-11-21'), locale: await loadLocale(tag, builtData) };
  return planFields(fields, { ...context, mode: 'realistic', settings: planSettings(), overrides: {} }).map(
    ({ kind }) => kind,
  );
}

it.each([
  ['fr-FR', 'Adresse', 'Si vous voulez nous laisser un message à propos de votre commande'],
  ['de-DE', 'Straße und Hausnummer', 'Kommentar zu Ihrer Bestellung'],
  ['nl-NL', 'Straat en huisnummer', 'Als u een opmerking over uw bestelling wilt toevoegen'],
  ['es-ES', 'Dirección', 'Si desea dejarnos un comentario acerca de su pedido'],
])('%s: “%s”, “%s” is for who brings it', async (tag, address, note) => {
  expect((await kindsOf(tag, address, note))[1]).toBe('delivery-notes');
});

it('a message about an order that goes nowhere stays a message', async () => {
  expect((await kindsOf('en-GB', 'Your name', 'Message about your order'))[1]).not.toBe('delivery-notes');
});
