import { expect, test } from 'vitest';
import { ageIn, birthDateIn } from '../../../utils/plan/generate/birth';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { makePersona } from '../../../utils/plan/persona/persona';
import { makeSeed } from '../../../utils/plan/seed';
import { textField } from '../../builders';
import { builtData } from '../persona/locale-source';
import { planSettings } from '../persona/plan-settings';

const locale = await loadLocale('de', builtData);
const today = '2026-11-21';
const children = Array.from({ length: 30 }, (_, number) =>
  makePersona({ seed: makeSeed(number, today), locale, person: 'child', settings: planSettings() }),
);

test('a nursery’s child is of an age to go there, a school’s as old as it is', () => {
  const at = (title: string) => textField('Geburtsdatum', { formTexts: [title] });
  const ages = (title: string) => children.map((persona) => ageIn({ persona, field: at(title) }));
  expect(ages('Anmeldung in der Kita').filter((age) => age < 1 || age > 4)).toEqual([]);
  for (const title of ['Anmeldung in der Kinderkrippe', 'Antrag auf Elternzeit', 'Demande de congé parental'])
    expect(ages(title).filter((age) => age > 2)).toEqual([]);
  expect(Math.max(...ages('Schulanmeldung'))).toBeGreaterThan(5);
  const [persona] = children;
  expect(birthDateIn({ persona: persona!, field: at('Schulanmeldung') })).toBe(persona!.birthDate);
});
