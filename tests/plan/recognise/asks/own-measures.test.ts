import { expect, it } from 'vitest';
import { loadLocale } from '../../../../utils/plan/locale/load-locale';
import { planFields } from '../../../../utils/plan/plan';
import { makeSeed } from '../../../../utils/plan/seed';
import { textField } from '../../../builders';
import { builtData } from '../../persona/locale-source';
import { planSettings } from '../../persona/plan-settings';

async function weighed(tag: string, label: string): Promise<number> {
  const context = { seed: makeSeed(4711, '2026-11-21'), locale: await loadLocale(tag, builtData) };
  const field = textField(label, { name: '', lang: tag });
  return Number(
    planFields([field], { ...context, mode: 'realistic', settings: planSettings(), overrides: {} })[0]!.shown,
  );
}

it.each([
  ['en-GB', 'Pack weight (kg)'],
  ['en-GB', 'Weight of the instrument'],
  ['de-DE', 'Gewicht des Rucksacks (kg)'],
  ['es-ES', 'Peso de la mochila'],
  ['nl-NL', 'Gewicht van de rugzak'],
  ['sv-SE', 'Ryggsäckens vikt'],
])('%s: “%s” is a thing’s', async (tag, label) => {
  expect(await weighed(tag, label)).toBeLessThan(30);
});

it.each([
  ['en-GB', 'Ideal weight'],
  ['en-GB', 'Rider weight (kg)'],
  ['en-GB', 'Weight before pregnancy (kg)'],
  ['de-DE', 'Aktuelles Gewicht'],
  ['de-DE', 'Körpergewicht (kg)'],
  ['pl-PL', 'Masa ciała (kg)'],
  ['fr-FR', 'Votre poids'],
  ['nl-NL', 'Uw gewicht'],
  ['sv-SE', 'Vikt (kg)'],
])('%s: “%s” is a body’s', async (tag, label) => {
  expect(await weighed(tag, label)).toBeGreaterThan(45);
});
