import { base, en, Faker } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import type { PlanContext } from '../../utils/plan/context';
import type { FieldDescriptor } from '../../utils/pipeline';
import { yearsBetween } from '../../utils/plan/persona/calendar';
import { loadLocale } from '../../utils/plan/locale/load-locale';
import { noTraits, type PersonTraits } from '../../utils/plan/persona/traits';
import { personMaker } from '../../utils/plan/person-maker';
import { pinProblem } from '../../utils/plan/pin-problem';
import { planFields } from '../../utils/plan/plan';
import { makeSeed } from '../../utils/plan/seed';
import { valueOfKind } from '../../utils/plan/value-of-kind';
import { field, selectField, textField } from '../builders';
import { builtData } from './persona/locale-source';
import { planSettings } from './persona/plan-settings';

const locale = await loadLocale('en-US', builtData);
const context = (traits: Partial<PersonTraits> = {}, overrides: Partial<PlanContext> = {}): PlanContext => ({
  seed: '7K2QM-2F4',
  locale,
  mode: 'realistic',
  settings: planSettings(),
  overrides: {},
  traits: { ...noTraits, ...traits },
  ...overrides,
});
const fixed = (text: string) => ({ is: 'fixed', text }) as const;
const person = (traits: Partial<PersonTraits>, overrides: Partial<PlanContext> = {}) =>
  personMaker(context(traits, overrides))('');
const seeds = Array.from({ length: 60 }, (_, number) => makeSeed(number * 97, '2026-11-21'));

describe('what is said of a person', () => {
  it('leaves the person alone where nothing is said', () => {
    const alone = personMaker({ ...context(), traits: noTraits })('');
    expect([alone.name, alone.birthDate, alone.email]).toEqual([
      person({}).name,
      person({}).birthDate,
      person({}).email,
    ]);
  });

  it.each(['female', 'male'] as const)('makes everybody %s', (sex) => {
    expect(seeds.filter((seed) => person({ sex }, { seed }).name.sex !== sex)).toEqual([]);
  });

  it('keeps everybody within the ages, to the day', () => {
    const ages = seeds.map((seed) => {
      const { birthDate, today, age } = person({ ages: [30, 31] }, { seed });
      expect(yearsBetween(birthDate, today)).toBe(age);
      return age;
    });
    expect([...new Set(ages)].sort()).toEqual([30, 31]);
  });

  it('makes the e-mail address after a pattern', () => {
    const email = '{{given-name|lower}}.test+{{seed}}@ourco.example';
    expect(person({ email }).email).toBe(`${person({}).name.given.native.toLowerCase()}.test+7K2QM-2F4@ourco.example`);
  });
});

describe('a pinned value', () => {
  const first = textField('First name', { name: 'first' });
  const whole = textField('Full name', { name: 'fullname' });
  const email = textField('E-mail', { type: 'email', name: 'email' });
  const shown = (traits: Partial<PersonTraits>, fields: readonly FieldDescriptor[]) =>
    planFields(fields, context(traits)).map((entry) => entry.shown);

  it('is what the field gets, and what belongs to it follows', () => {
    const traits = { pinned: { 'given-name': fixed('Zelda') } };
    const [given, mail] = shown(traits, [first, email]);
    expect(given).toBe('Zelda');
    expect(shown(traits, [whole])[0]).toMatch(/^Zelda \S+/);
    expect(mail).toMatch(/^z(elda)?\./);
  });

  it('is marked at the row that has it, and at no other', () => {
    const entries = planFields([first, whole], context({ pinned: { 'given-name': fixed('Zelda') } }));
    expect(entries.map(({ pinned }) => pinned)).toEqual([true, undefined]);
  });

  it('of a whole name is told apart into its parts', () => {
    expect(person({ pinned: { name: fixed('Mary Ann Power') } }).name).toMatchObject({
      full: 'Mary Ann Power',
      given: { native: 'Mary Ann' },
      family: { native: 'Power' },
    });
  });

  it('that is a day is written as each field asks for it', () => {
    const traits = { pinned: { bday: fixed('1990-04-23') } };
    const day = field({ control: 'date', type: 'date', min: '', max: '', step: null } as never, {
      texts: [{ source: 'label', text: 'Date of birth' }],
      name: 'dob',
    });
    const typed = textField('Date of birth', { name: 'birth', placeholder: 'DD.MM.YYYY' } as never);
    const month = selectField('Month of birth', ['March', 'April', 'May'], { name: 'birth_month' });
    expect(planFields([day, typed], context(traits)).map(({ value }) => value)).toMatchObject([
      { text: '1990-04-23' },
      { text: expect.stringMatching(/23.*04.*1990|04.*23.*1990/) },
    ]);
    expect(shown(traits, [month])).toEqual(['April']);
    expect(person(traits).age).toBe(36);
  });

  it('of an address is in the whole address too', () => {
    const pinned = { 'address-line1': fixed('7 Test Lane'), 'postal-code': fixed('00501') };
    const { address } = person({ pinned });
    expect(address).toMatchObject({ line1: '7 Test Lane', street: 'Test Lane', number: '7', postal: '00501' });
    expect(address.whole).toContain('7 Test Lane');
    expect(address.whole).toContain('00501');
  });

  it('is one person’s alone: a guest has their own', () => {
    const make = personMaker(context({ pinned: { email: fixed('qa@ourco.example') } }));
    expect(make('').email).toBe('qa@ourco.example');
    expect(make('guest').email).not.toBe('qa@ourco.example');
  });

  it('gives way to another roll of the field', () => {
    const rolled = context(
      { pinned: { 'given-name': fixed('Zelda') } },
      { overrides: { [first.id]: { do: 'reroll', nth: 1 } } },
    );
    expect(planFields([first], rolled)[0]!.shown).not.toBe('Zelda');
  });

  it('may speak of other pinned ones, and of faker', () => {
    const rules = {
      rules: [],
      page: { scheme: 'https', host: 'shop.example', path: '/' },
      selected: {},
      counters: {},
      faker: new Faker({ locale: [en, base] }),
    };
    const pinned = {
      organization: { is: 'template', text: '{{given-name}} & {{faker.person.lastName}} at {{host}}' } as const,
      'given-name': fixed('Zelda'),
    };
    expect(valueOfKind('organization', context({ pinned }, { rules }))).toMatch(/^Zelda & \S+ at shop\.example$/);
  });
});

describe('a pinned value of any form', () => {
  it.each([
    ['given-name', { is: 'list', entries: ['Zelda', 'Zoe'] }, /^(Zelda|Zoe)$/],
    ['organization', { is: 'pattern', pattern: '[A-Z]{3} GmbH' }, /^[A-Z]{3} GmbH$/],
    ['age', { is: 'number', from: 70, to: 72, step: 1 }, /^7[0-2]$/],
    ['organization-title', { is: 'kind', kind: 'organization' }, /./],
  ] as const)('%s: %o', (kind, spec, made) => {
    const pinned = { [kind]: spec };
    expect(pinProblem(kind, spec, context())).toBeNull();
    expect(valueOfKind(kind, context({ pinned }))).toMatch(made);
    expect(valueOfKind(kind, context({ pinned }))).toBe(valueOfKind(kind, context({ pinned })));
  });

  it('of another kind is that kind’s value', () => {
    const pinned = { 'organization-title': { is: 'kind', kind: 'organization' } } as const;
    expect(valueOfKind('organization-title', context({ pinned }))).toBe(valueOfKind('organization', context()));
  });
});

describe('a value that cannot be pinned', () => {
  it.each([
    ['bday', fixed('23.4.1990'), 'not-a-day'],
    ['bday', fixed('1990-14-23'), 'not-a-day'],
    ['age', fixed('forty'), 'not-a-number'],
    ['email', { is: 'template', text: 'qa{{counter}}@x.example' }, 'part-of-field'],
    ['email', { is: 'template', text: 'qa{{cuonter}}@x.example' }, 'unknown-part'],
    ['given-name', { is: 'pattern', pattern: '(' }, 'bad-pattern'],
  ] as const)('as %s says why: %o', (kind, spec, code) => {
    expect(pinProblem(kind, spec, context())?.code).toBe(code);
  });

  it('is none of those that can', () => {
    expect(pinProblem('bday', fixed('1990-04-23'), context())).toBeNull();
    expect(pinProblem('email', { is: 'template', text: '{{given-name|slug}}@x.example' }, context())).toBeNull();
  });
});
