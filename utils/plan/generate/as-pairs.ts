/** Pairs of names and values with the sign and between the signs that a field states: "Labels (key=value, comma-separated)". */
import { signAsked } from '../asks/listing';
import { firstText, placeholderOf } from '../label-of';
import type { Draft } from '../draft';
import { text } from './drafts';
import type { GenerateContext } from './generator';

const stated = /(?<!\p{L})(?:key|name)s?\s?([=:])\s?value/iu;
const pair = /([\w./-]+)\s?[:=]\s?([^\s,;:=]+)/g;
const usual = ['team=web', 'env=staging', 'region=eu-west-1'];

/** @returns the draft's pairs as the field states them, usual ones where it has none; the draft where no notation is stated */
export function asPairs(draft: Draft, { field }: GenerateContext): Draft {
  const label = [firstText(field), placeholderOf(field)].find((one) => stated.test(one)) ?? '';
  const sign = stated.exec(label)?.[1];
  if (sign === undefined || draft.is === 'number' || draft.is === 'date' || field.control !== 'text') return draft;
  const said = draft.is === 'text' ? (draft.forms[0] ?? '') : '';
  const written = [...said.matchAll(pair)].map(([, name, value]) => `${name}${sign}${value}`);
  const found = written.filter((one) => !stated.test(one));
  const pairs = found.length > 0 ? found : usual.map((one) => one.replace('=', sign));
  const isOne = field.type === 'text' && !/s\b|pairs|separate/i.test(`${firstText(field)} ${label}`);
  const between = signAsked(field) ?? (field.type === 'text' ? ', ' : '\n');
  return text(pairs.slice(0, isOne ? 1 : pairs.length).join(between), pairs[0]!);
}
