/** What an entry of the person's own may be, checked in one place: for what is stored, typed and imported. */
import * as v from 'valibot';
import { suits } from '../../catalogue/entry';
import { longForms, type OwnEntry, type OwnValue } from '../../catalogue/own-entry';
import { isKind, type Kind } from '../../plan/kinds';
import { valueSchema } from '../rules-schema';

/** Version of the stored shape. */
export const ownEntriesVersion = 1;
export const ownEntriesLimits = { entries: 10_000, length: 1_000_000, codePoints: 10_000 } as const;

const text = (most: number) =>
  v.pipe(
    v.string('expected a text'),
    v.maxLength(most, ({ received }) => `expected at most ${most} characters, received ${received}`),
  );
const someText = (most: number) => v.pipe(text(most), v.nonEmpty('expected a text, received nothing'));
const length = v.pipe(
  v.number('expected a number of characters'),
  v.integer('expected a whole number of characters'),
  v.minValue(1, 'expected at least one character'),
  v.maxValue(ownEntriesLimits.length, `expected at most ${ownEntriesLimits.length} characters`),
);
const codePoint = v.pipe(
  v.string('expected a code point such as U+0041'),
  v.regex(
    /^U\+(?:10|[0-9A-F])?[0-9A-F]{4}$/,
    ({ received }) => `expected a code point such as U+0041, received ${received}`,
  ),
);
const range = v.pipe(
  v.object({ is: v.literal('range'), from: codePoint, to: codePoint }),
  v.check(({ from, to }) => {
    const count = numberOf(to) - numberOf(from);
    return count >= 0 && count < ownEntriesLimits.codePoints;
  }, `expected an end behind the beginning, at most ${ownEntriesLimits.codePoints} code points on`),
);

const longValue = v.variant('is', [
  v.object({ is: v.literal('repeated'), text: someText(5_000), length }),
  v.object({ is: v.literal('counter'), length }),
  range,
]);
const textForms = ['fixed', 'template', 'list', 'pattern', 'number', 'date'] as const;
const forms: readonly string[] = [...textForms, ...longForms];

/** Which schema holds is told by the form: a message then speaks of that form alone. */
const value = v.lazy((input): v.GenericSchema<unknown, OwnValue> => {
  const form = typeof input === 'object' && input !== null && 'is' in input ? input.is : null;
  if (longForms.some((one) => one === form)) return longValue;
  return textForms.some((one) => one === form) ? (valueSchema as v.GenericSchema<unknown, OwnValue>) : noValue;
});
const noValue = v.custom<OwnValue>(
  () => false,
  ({ input }) =>
    `expected a text, or a value that is one of ${forms.join(', ')}; received ${(JSON.stringify(input) ?? 'nothing').slice(0, 80)}`,
);

function numberOf(notation: string): number {
  return Number.parseInt(notation.slice(2), 16);
}

const kind = v.pipe(
  v.string('expected a kind'),
  v.check(isKind, ({ input }) => `expected a kind, received “${input.slice(0, 40)}”`),
  v.transform((name) => name as Kind),
);
const suit = v.picklist(
  suits,
  ({ input }) => `expected some of ${suits.join(', ')}, received ${String(input).slice(0, 40)}`,
);

export const ownEntrySchema: v.GenericSchema<unknown, OwnEntry> = v.object({
  id: v.pipe(text(60), v.regex(/^[\w-]+$/, 'expected an id of letters, digits and hyphens')),
  title: someText(200),
  group: text(200),
  value,
  kinds: v.optional(v.pipe(v.array(kind), v.minLength(1, 'expected at least one kind'))),
  suits: v.optional(v.pipe(v.array(suit), v.minLength(1, 'expected at least one control'))),
}) as v.GenericSchema<unknown, OwnEntry>;
