import * as v from 'valibot';
import { suits, type EntryData } from '../../utils/catalogue/entry';
import { isKind } from '../../utils/kinds/kinds';

const codePoint = v.pipe(v.string(), v.regex(/^U\+[0-9A-F]{4,6}$/));
const step = v.union([
  v.strictObject({ repeat: v.string(), times: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.strictObject({ counter: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.strictObject({ from: codePoint, to: codePoint }),
]);
const recipe = v.union([v.string(), step, v.array(v.union([v.string(), step]))]);
const checked = v.optional(v.boolean());

const claims = v.strictObject({
  length: v.optional(v.pipe(v.number(), v.integer())),
  has: v.optional(v.array(codePoint)),
  postal: v.optional(v.union([v.literal(false), v.pipe(v.string(), v.length(2))])),
  tax: v.optional(v.string()),
  email: checked,
  url: checked,
  domain: checked,
  ip: checked,
  card: checked,
  iban: checked,
  phone: checked,
  date: checked,
  time: checked,
  json: checked,
  colour: checked,
});

/** What an entry of the catalogue may say. */
export const entrySchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9-]+$/)),
  value: v.optional(recipe),
  file: v.optional(
    v.strictObject({
      name: recipe,
      type: v.string(),
      text: v.optional(recipe),
      hex: v.optional(v.pipe(v.string(), v.hexadecimal())),
    }),
  ),
  suits: v.pipe(v.array(v.picklist(suits)), v.minLength(1)),
  kinds: v.optional(v.array(v.custom<NonNullable<EntryData['kinds']>[number]>((kind) => isKind(String(kind))))),
  countries: v.optional(v.array(v.pipe(v.string(), v.length(2)))),
  edge: v.optional(v.picklist(['shortest', 'longest'])),
  claims: v.optional(claims),
  source: v.pipe(v.string(), v.minLength(3)),
}) satisfies v.GenericSchema<unknown, EntryData>;
