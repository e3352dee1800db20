import { expect, test } from 'vitest';
import { ageIn, birthDateIn } from '../../../utils/plan/generate/birth';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { makePersona } from '../../../utils/plan/persona/persona';
import { planFields } from '../../../utils/plan/plan';
import { makeSeed } from '../../../utils/plan/seed';
import { field, selectField, textField } from '../../builders';
import { yearsBetween } from '../../../utils/plan/persona/calendar';
import { builtData } from '../persona/locale-source';
import { planSettings } from '../persona/plan-settings';

const locale = await loadLocale('de', builtData);
const today = '2026-11-21';
const children = Array.from({ length: 30 }, (_, number) =>
  makePersona({ seed: makeSeed(number, today), locale, person: 'child', settings: planSettings() }),
);

test('a nursery’s child is of an age to go there, a school’s is a pupil', () => {
  const at = (title: string) => textField('Geburtsdatum', { formTexts: [title] });
  const ages = (title: string) => children.map((persona) => ageIn({ persona, field: at(title) }));
  expect(ages('Anmeldung in der Kita').filter((age) => age < 1 || age > 4)).toEqual([]);
  for (const title of ['Anmeldung in der Kinderkrippe', 'Antrag auf Elternzeit', 'Demande de congé parental'])
    expect(ages(title).filter((age) => age > 2)).toEqual([]);
  expect(ages('Schulanmeldung').filter((age) => age < 6 || age > 17)).toEqual([]);
  const pupil = children.find(({ age }) => age >= 6 && age <= 17)!;
  expect(birthDateIn({ persona: pupil, field: at('Schulanmeldung') })).toBe(pupil.birthDate);
});

test('a number with the day of birth in it has the child’s as the form asks for it', async () => {
  const polish = await loadLocale('pl', builtData);
  const title = ['Wniosek o przyjęcie dziecka do przedszkola'];
  const fields = [
    textField('Imię i nazwisko dziecka', { formTexts: title }),
    textField('Data urodzenia dziecka', { formTexts: title }),
    textField('PESEL dziecka', { formTexts: title }),
  ];
  for (const number of [1, 2, 3, 4, 5]) {
    const context = { locale: polish, mode: 'realistic', settings: planSettings(), overrides: {} } as const;
    const [, born, pesel] = planFields(fields, { ...context, seed: makeSeed(number, today) });
    const [day = '', month = '', year = ''] = born!.shown.split('.');
    const inCode = Number(month) + (Number(year) >= 2000 ? 20 : 0);
    expect(pesel!.shown.slice(0, 6)).toBe(year.slice(2) + String(inCode).padStart(2, '0') + day);
  }
});

test('a primary school’s pupil is in the grade of their age', async () => {
  const english = await loadLocale('en', builtData);
  const formTexts = ['Primary school enrolment'];
  const grades = Array.from({ length: 7 }, (_, nth) => `Grade ${nth}`);
  const fields = [
    textField('Child’s first name', { formTexts }),
    field(
      { control: 'date', type: 'date', min: '', max: '', step: null },
      { formTexts, texts: [{ source: 'label', text: 'Child’s date of birth' }] },
    ),
    selectField('Grade', grades, { formTexts }),
  ];
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const seed = makeSeed(number, today);
    const plan = { seed, locale: english, mode: 'realistic', settings: planSettings(), overrides: {} } as const;
    const [, born, grade] = planFields(fields, plan).map(({ shown }) => shown);
    const age = yearsBetween(born!, today);
    expect(age).toBeGreaterThanOrEqual(6);
    expect(age).toBeLessThanOrEqual(11);
    expect(grade).toBe(`Grade ${age - 5}`);
  }
});
