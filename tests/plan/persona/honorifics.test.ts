import { expect, it } from 'vitest';
import { makePersona } from '../../../utils/plan/persona/persona';
import { planFields } from '../../../utils/plan/plan';
import { makeSeed } from '../../../utils/plan/seed';
import { selectField } from '../../builders';
import { localeOfPage } from './locale-of-page';
import { planSettings } from './plan-settings';

it.each([
  ['fr-FR', 'Civilité', 'Mme', 'M.'],
  ['fr-FR', 'Mme/M.', 'Mme', 'M.'],
  ['nl-NL', 'Aanhef', 'Mevr.', 'Dhr.'],
  ['it-IT', 'Titolo di cortesia', 'Sig.ra', 'Sig.'],
  ['es-ES', 'Tratamiento', 'Doña', 'Don'],
  ['pt-PT', 'Tratamento', 'Senhora', 'Senhor'],
  ['ru-RU', 'Обращение', 'Г-жа', 'Г-н'],
  ['tr-TR', 'Hitap', 'Hanım', 'Bey'],
])('%s, “%s”: the short form in a list is that of the person’s sex', async (tag, label, female, male) => {
  const field = selectField(label, [male, female, '–']);
  const locale = await localeOfPage(tag, [field]);
  const settings = planSettings();
  const told = Array.from({ length: 12 }, (_, number) => {
    const seed = makeSeed(number * 7919 + 3, '2026-11-21');
    const [entry] = planFields([field], { seed, locale, mode: 'realistic', settings, overrides: {} });
    return [makePersona({ seed, locale, person: '', settings }).name.sex, entry!.shown];
  });

  expect(new Set(told.map(([sex]) => sex)).size).toBe(2);
  expect(told).toEqual(told.map(([sex]) => [sex, sex === 'female' ? female : male]));
});
