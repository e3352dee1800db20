import { fold } from '../recognise/texts/fold';
import { ruleTexts, type Condition, type Rule, type RuleText } from './rule';
import { isSiteWithin } from './site-pattern';

/**
 * The rule that stands before another and is for every field that the other is for, so that the other never decides; null
 * where none is. Told from the rules alone: where it takes a page to tell, the answer is null.
 * @param before the rules before it, in order
 */
export function shadowOf(rule: Rule, before: readonly Rule[]): Rule | null {
  return before.find((other) => other.on && coversFields(other, rule) && coversSites(other, rule)) ?? null;
}

function coversSites(wide: Rule, narrow: Rule): boolean {
  if (wide.sites.length === 0) return true;
  return narrow.sites.length > 0 && narrow.sites.every((site) => wide.sites.some((one) => isSiteWithin(site, one)));
}

/** All that the wider rule asks for, the narrower one asks for too. */
function coversFields(wide: Rule, narrow: Rule): boolean {
  return wide.fields.every((asked) => narrow.fields.some((given) => implies(given, asked)));
}

function implies(given: Condition, asked: Condition): boolean {
  if (given.by !== asked.by) return false;
  if (given.by === 'kind' && asked.by === 'kind') return given.kind === asked.kind;
  if (given.by === 'contains' && asked.by === 'contains') {
    return looksIn(asked.in, given.in) && fold(given.text).includes(fold(asked.text.trim()));
  }
  if (given.by === 'field' && asked.by === 'field') return given.keys.every((key) => asked.keys.includes(key));
  return JSON.stringify(given) === JSON.stringify(asked);
}

function looksIn(wide: readonly RuleText[], narrow: readonly RuleText[]): boolean {
  const named = narrow.length > 0 ? narrow : ruleTexts;
  return wide.length === 0 || named.every((place) => wide.includes(place));
}
