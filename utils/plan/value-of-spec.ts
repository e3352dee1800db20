import type { Faker } from '@faker-js/faker';
import type { PlanContext } from './context';
import { personMaker } from './person-maker';
import { seedDay } from './seed';
import { makeStream } from './stream';
import { makeValue, type MadeValue } from './value-language/make-value';
import type { TextSpec } from './value-language/value-spec';
import { valueFor } from './value-for';

/** What a value may draw on besides the person, where it stands in no field. */
export interface PlaceOfValue {
  /** Names its random numbers: same name, same person, same text. */
  readonly name: string;
  readonly host: string;
  readonly counter: number;
  /** The planned value of the page's field with that label, or null where there is none. */
  readonly valueOfField: (label: string) => string | null;
  readonly faker: Faker | null;
}

/** The text a value says for the context's person, for inserting where no field says what it takes. Never throws. */
export function valueOfSpec(spec: TextSpec, context: PlanContext, { name, ...place }: PlaceOfValue): MadeValue {
  const { seed, locale } = context;
  const persona = personMaker(context)('');
  return makeValue(spec, {
    ...place,
    stream: makeStream([seed, locale.tag, name].join('|')),
    today: seedDay(seed),
    seed,
    language: locale.tag,
    label: '',
    kindValue: (kind) => valueFor(kind, persona, context),
  });
}
