/** What a saved person may be, checked in one place: for what is stored, asked for by the popup, and imported. */
import * as v from 'valibot';
import { countries } from '../plan/locale/languages';
import { LocaleError, resolveLocale } from '../plan/locale/resolve-locale';
import { isPin, noTraits, type PersonTraits, type Pins, type PinSpec } from '../plan/persona/traits';
import { parseSeed, SeedError } from '../plan/seed';
import { checkValue } from '../plan/value-language/check-value';
import { says } from './input-problem';
import { personsLimits } from './persons-limits';
import { siteSchema, valueSchema } from './rules-schema';
import type { SavedPerson } from './saved-person';
import { kindSchema, nameSchema, someTextSchema, textSchema } from './schema-parts';

const oldest = 110;
const age = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(oldest));

export const pinSchema: v.GenericSchema<unknown, PinSpec> = v.pipe(
  valueSchema,
  v.check((spec) => isPin(spec), says('not-here')),
  v.transform((spec) => spec as PinSpec),
);

const email = v.pipe(
  textSchema(300),
  v.check((text) => text === '' || checkValue({ is: 'template', text }).length === 0, says('bad-template')),
);

/** What can be said of a person besides single values; all of it may be left out. */
export const traitsSchema = v.object({
  sex: v.optional(v.nullable(v.picklist(['female', 'male'])), null),
  ages: v.optional(
    v.nullable(
      v.pipe(
        v.tuple([age, age]),
        v.check(([least, most]) => least <= most, says('ages-reversed')),
      ),
    ),
    null,
  ),
  country: v.optional(
    v.pipe(
      v.string(),
      v.check((code) => code === '' || countries.includes(code), says('not-country')),
    ),
    '',
  ),
  email: v.optional(email, ''),
});

const pinned: v.GenericSchema<unknown, Pins> = v.record(kindSchema, pinSchema);

const traits: v.GenericSchema<unknown, PersonTraits> = v.object({
  ...traitsSchema.entries,
  pinned: v.optional(pinned, {}),
});

export const personSchema: v.GenericSchema<unknown, SavedPerson> = v.object({
  id: someTextSchema(60),
  name: nameSchema(personsLimits.name),
  seed: v.pipe(v.string(), v.check(isSeed, says('not-seed')), v.transform(parseSeed)),
  home: v.optional(
    v.pipe(
      v.string(),
      v.check((tag) => tag === '' || isLanguage(tag), says('not-language')),
    ),
    '',
  ),
  traits: v.optional(traits, noTraits),
  sites: v.optional(v.pipe(v.array(siteSchema), v.maxLength(personsLimits.sites)), []),
});

function isSeed(text: string): boolean {
  return isRead(() => parseSeed(text), SeedError);
}

function isLanguage(tag: string): boolean {
  return isRead(() => resolveLocale(tag), LocaleError);
}

/** @param no what reading throws for what is none */
function isRead(read: () => unknown, no: typeof SeedError | typeof LocaleError): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (!(error instanceof no)) throw error;
    return false;
  }
}
