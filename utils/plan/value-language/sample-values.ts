import type { Faker } from '@faker-js/faker';
import type { PlanSettings } from '../context';
import type { LocaleData } from '../locale/locale-data';
import { seedDay } from '../seed';
import { makeStream } from '../stream';
import { valueOfKind } from '../value-of-kind';
import { makeValue, type MadeValue } from './make-value';
import { makesText, type ValueSpec } from './value-spec';

/** What samples of a value draw on where no page is at hand. */
export interface SampleSource {
  readonly locale: LocaleData;
  readonly settings: PlanSettings;
  /** One for each person the value is shown for. */
  readonly seeds: readonly string[];
  /** null where the value calls none of its methods. */
  readonly faker: Faker | null;
  /** The value of another field of the form, by its label. */
  readonly valueOfField: (label: string) => string;
}

/** What a value would be for several persons, one after the other; empty for values that make no text. */
export function sampleValues(value: ValueSpec, { seeds, ...source }: SampleSource): MadeValue[] {
  return seeds.flatMap((seed, index) => {
    const context = { ...source, seed, mode: 'realistic', overrides: {} } as const;
    if (value.is === 'kind') return { text: valueOfKind(value.kind, context) };
    if (!makesText(value)) return [];
    return makeValue(value, {
      stream: makeStream(`sample ${seed}`),
      today: seedDay(seed),
      seed,
      language: source.locale.tag,
      host: 'shop.example',
      label: 'Label',
      counter: index + 1,
      kindValue: (kind) => valueOfKind(kind, context),
      valueOfField: source.valueOfField,
      faker: source.faker,
    });
  });
}
