/** What an entry of the person's own may be, checked in one place: for what is stored, typed and imported. */
import * as v from 'valibot';
import { suits } from '../../catalogue/entry';
import { longForms, type OwnEntry, type OwnValue } from './own-entry';
import { says } from '../input-problem';
import { valueSchema } from '../rules-schema';
import { kindSchema as kind, someTextSchema as someText, textSchema as text } from '../schema-parts';

/** Version of the stored shape. */
export const ownEntriesVersion = 1;
export const ownEntriesLimits = { entries: 10_000, length: 1_000_000, codePoints: 10_000 } as const;

const length = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ownEntriesLimits.length));
const codePoint = v.pipe(v.string(), v.regex(/^U\+(?:10|[0-9A-F])?[0-9A-F]{4}$/, says('not-code-point')));
const range = v.pipe(
  v.object({ is: v.literal('range'), from: codePoint, to: codePoint }),
  v.check(({ from, to }) => {
    const count = numberOf(to) - numberOf(from);
    return count >= 0 && count < ownEntriesLimits.codePoints;
  }, says('code-points-reversed')),
);

const longValue = v.variant('is', [
  v.object({ is: v.literal('repeated'), text: someText(5_000), length }),
  v.object({ is: v.literal('counter'), length }),
  range,
]);
const textForms = ['fixed', 'template', 'list', 'pattern', 'number', 'date'] as const;

/** Which schema holds is told by the form: a message then speaks of that form alone. */
const value = v.lazy((input): v.GenericSchema<unknown, OwnValue> => {
  const form = typeof input === 'object' && input !== null && 'is' in input ? input.is : null;
  if (longForms.some((one) => one === form)) return longValue;
  return textForms.some((one) => one === form) ? (valueSchema as v.GenericSchema<unknown, OwnValue>) : noValue;
});
const noValue = v.custom<OwnValue>(() => false, says('not-value'));

function numberOf(notation: string): number {
  return Number.parseInt(notation.slice(2), 16);
}

export const ownEntrySchema: v.GenericSchema<unknown, OwnEntry> = v.object({
  id: v.pipe(text(60), v.regex(/^[\w-]+$/, says('not-id'))),
  title: someText(200),
  group: text(200),
  value,
  kinds: v.optional(v.pipe(v.array(kind), v.minLength(1))),
  suits: v.optional(v.pipe(v.array(v.picklist(suits)), v.minLength(1))),
}) as v.GenericSchema<unknown, OwnEntry>;
