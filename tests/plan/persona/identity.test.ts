import { describe, expect, it } from 'vitest';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { makePersona, type Persona } from '../../../utils/plan/persona/persona';
import { makeSeed } from '../../../utils/plan/seed';
import { builtData } from './locale-source';
import { planSettings } from './plan-settings';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8].map((random) => makeSeed(random * 991, '2026-11-22'));
const people = async (tag: string, person: string): Promise<(readonly [self: Persona, other: Persona])[]> => {
  const locale = await loadLocale(tag, builtData);
  const of = (seed: string, who: string) => makePersona({ seed, locale, person: who, settings: planSettings() });
  return seeds.map((seed) => [of(seed, ''), of(seed, person)]);
};

describe.each(['en-US', 'de-DE', 'cs-CZ', 'ru-RU', 'ja-JP'])('relatives in %s', (tag) => {
  it('are of the right sex and age, and have the family name in its form', async () => {
    for (const [self, mother] of await people(tag, 'mother')) {
      expect(mother.name.sex).toBe('female');
      expect(mother.age - self.age).toBeGreaterThanOrEqual(18);
      expect(mother.name.maiden.native).not.toBe(self.name.family.native);
    }
    for (const [self, father] of await people(tag, 'father')) {
      expect(father.name.sex).toBe('male');
      if (self.name.sex === 'male') expect(father.name.family).toEqual(self.name.family);
    }
  });

  it('are born after their parents', async () => {
    for (const [self, child] of await people(tag, 'child')) {
      expect(child.birthDate > self.birthDate).toBe(true);
      expect(self.age - child.age).toBeGreaterThanOrEqual(18);
      expect(child.address.whole).toBe(self.address.whole);
    }
  });

  it('share a home with the spouse', async () => {
    for (const [self, spouse] of await people(tag, 'spouse')) {
      expect(spouse.name.sex).not.toBe(self.name.sex);
      expect(spouse.address.whole).toBe(self.address.whole);
      expect(spouse.email).not.toBe(self.email);
    }
  });
});

it.each([
  ['cs-CZ', /ová$|á$/],
  ['ru-RU', /[ая]$/],
])('%s wives have the woman’s form of the name', async (tag, form) => {
  for (const [self, spouse] of await people(tag, 'spouse'))
    if (self.name.sex === 'male') expect(spouse.name.family.native).toMatch(form);
});

it.each(['mother', 'father', 'brother'])('a wife’s %s bears her birth name, a husband’s his', async (role) => {
  const all = await people('en-US', role);
  const wives = all.filter(([self]) => self.name.sex === 'female' && self.life.maritalStatus === 'married');
  expect(wives.length).toBeGreaterThan(0);
  for (const [self, other] of wives) expect(other.name.family).toEqual(self.name.maiden);
  for (const [self, other] of all.filter(([{ name }]) => name.sex === 'male'))
    expect(other.name.family).toEqual(self.name.family);
});

it('a mother keeps her own name where wives do', async () => {
  const mothers = await people('es-ES', 'mother');
  expect(mothers.filter(([self, mother]) => self.name.family.native === mother.name.family.native)).toEqual([]);
});

it('the mother of a child is its mother: the person herself, or her husband’s wife', async () => {
  for (const [self, mother] of await people('en-US', 'child/mother')) {
    expect(mother.name.sex).toBe('female');
    if (self.name.sex !== 'female') continue;
    expect(mother.name.full).toBe(self.name.full);
    expect(mother.email).toBe(self.email);
  }
});

it('an emergency contact is somebody close, and says so', async () => {
  for (const [self, contact] of await people('en-US', 'emergency')) {
    expect(contact.role).toMatch(/spouse|mother|father|sister|brother|friend/);
    expect(contact.name.full).not.toBe(self.name.full);
  }
});

it('a further line about the person differs in the job, not in the person', async () => {
  for (const [self, line] of await people('en-US', 'line-2')) {
    expect(line.name.full).toBe(self.name.full);
    expect(line.email).toBe(self.email);
    expect(line.work.company).not.toBe(self.work.company);
  }
});

it('a former address is another one of the same person', async () => {
  for (const [self, former] of await people('en-US', 'former')) {
    expect(former.name.full).toBe(self.name.full);
    expect(former.address.line1).not.toBe(self.address.line1);
  }
});

it('a pet has one name', async () => {
  for (const [, pet] of await people('de-DE', 'pet')) expect(pet.name.full).toBe(pet.name.given.native);
});
