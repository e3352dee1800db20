/** What a saved person may be, checked in one place: for what is stored, asked for by the popup, and imported. */
import * as v from 'valibot';
import { isKind, type Kind } from '../plan/kinds';
import { countries } from '../plan/persona/languages';
import { resolveLocale } from '../plan/persona/resolve-locale';
import { noTraits, type PersonTraits, type Pins } from '../plan/persona/traits';
import { parseSeed } from '../plan/seed';
import { checkValue } from '../plan/value-language/check-value';
import { makesText, type TextSpec } from '../plan/value-language/value-spec';
import { personsLimits } from './persons-limits';
import { siteSchema, valueSchema } from './rules-schema';
import type { SavedPerson } from './saved-person';

const oldest = 110;
const age = v.pipe(
  v.number('expected an age'),
  v.integer('expected full years'),
  v.minValue(0, 'expected an age from 0'),
  v.maxValue(oldest, `expected an age up to ${oldest}`),
);

export const textSpecSchema: v.GenericSchema<unknown, TextSpec> = v.pipe(
  valueSchema,
  v.check((spec) => makesText(spec), 'expected a value that is a text: fixed, template, list, pattern, number or date'),
  v.transform((spec) => spec as TextSpec),
);

const email = v.pipe(
  v.string('expected a text'),
  v.maxLength(300, 'expected at most 300 characters'),
  v.check(
    (text) => text === '' || checkValue({ is: 'template', text }).length === 0,
    ({ input }) => `expected a template, received one with a mistake: “${input.slice(0, 60)}”`,
  ),
);

/** What can be said of a person besides single values; all of it may be left out. */
export const wishSchema = v.object({
  sex: v.optional(v.nullable(v.picklist(['female', 'male'], 'expected "female" or "male"')), null),
  ages: v.optional(
    v.nullable(
      v.pipe(
        v.tuple([age, age]),
        v.check(([least, most]) => least <= most, 'expected the younger age first'),
      ),
    ),
    null,
  ),
  country: v.optional(
    v.pipe(
      v.string('expected a country'),
      v.check((code) => code === '' || countries.includes(code), 'expected the code of a country we have places of'),
    ),
    '',
  ),
  email: v.optional(email, ''),
});

const pinned: v.GenericSchema<unknown, Pins> = v.pipe(
  v.record(v.string(), textSpecSchema),
  v.check(
    (pins) => Object.keys(pins).every(isKind),
    ({ input }) =>
      `expected kinds, received “${Object.keys(input)
        .find((key) => !isKind(key))
        ?.slice(0, 40)}”`,
  ),
  v.transform((pins) => pins as Partial<Record<Kind, TextSpec>>),
);

const traits: v.GenericSchema<unknown, PersonTraits> = v.object({
  ...wishSchema.entries,
  pinned: v.optional(pinned, {}),
});

export const personSchema: v.GenericSchema<unknown, SavedPerson> = v.object({
  id: v.pipe(v.string('expected an id'), v.nonEmpty('expected an id'), v.maxLength(60)),
  name: v.pipe(
    v.string('expected a name'),
    v.trim(),
    v.nonEmpty('expected a name, received nothing'),
    v.maxLength(personsLimits.name, `expected at most ${personsLimits.name} characters`),
  ),
  seed: v.pipe(
    v.string('expected a seed'),
    v.check(isSeed, ({ input }) => `expected a seed such as 7K2QM-2F4, received “${input.slice(0, 40)}”`),
    v.transform(parseSeed),
  ),
  home: v.optional(
    v.pipe(
      v.string('expected a language'),
      v.check(
        (tag) => tag === '' || isLanguage(tag),
        ({ input }) => `expected a language, received “${input.slice(0, 40)}”`,
      ),
    ),
    '',
  ),
  traits: v.optional(traits, noTraits),
  sites: v.optional(v.pipe(v.array(siteSchema), v.maxLength(personsLimits.sites)), []),
});

function isSeed(text: string): boolean {
  return succeeds(() => parseSeed(text));
}

function isLanguage(tag: string): boolean {
  return succeeds(() => resolveLocale(tag));
}

function succeeds(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
