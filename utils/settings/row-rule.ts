/** Rules made at a row of the popup: for this field, for fields like it on this site, or for those on every site. */
import type { Kind } from '../kinds/kinds';
import type { Condition, Rule } from '../plan/rules/rule';
import type { ValueSpec } from '../plan/value-language/value-spec';
import type { FieldOfSite } from './field-rules';

export const ruleReaches = ['field', 'site', 'everywhere'] as const;
export type RuleReach = (typeof ruleReaches)[number];

export interface RuledRow extends FieldOfSite {
  readonly kind: Kind;
  /** What people call the kind. */
  readonly kindTitle: string;
  /** False where the kind is only what such a control usually gets: the label then says which fields are meant. */
  readonly isKindKnown: boolean;
}

export function rowRule(row: RuledRow, reach: RuleReach, value: ValueSpec, id: string): Rule {
  const { host, label, kindTitle, isKindKnown } = row;
  return {
    id,
    name: (reach !== 'field' && isKindKnown ? kindTitle : label || kindTitle).slice(0, 80),
    on: true,
    sites: reach === 'everywhere' || host === '' ? [] : [host],
    fields: [conditionOf(row, reach)],
    value,
  };
}

function conditionOf({ key, label, kind, isKindKnown }: RuledRow, reach: RuleReach): Condition {
  if (reach === 'field') return { by: 'field', keys: [key] };
  return isKindKnown || label === '' ? { by: 'kind', kind } : { by: 'contains', in: ['label'], text: label };
}

/** The rules with one more: before those of its reach and wider ones, in place of one that catches the very same. */
export function withRule(rules: readonly Rule[], rule: Rule): readonly Rule[] {
  const others = rules.filter((other) => !catchesSame(other, rule));
  const found = others.findIndex((other) => widthOf(other) >= widthOf(rule));
  const at = found < 0 ? others.length : found;
  return [...others.slice(0, at), rule, ...others.slice(at)];
}

function catchesSame(one: Rule, other: Rule): boolean {
  return JSON.stringify([one.sites, one.fields]) === JSON.stringify([other.sites, other.fields]);
}

function widthOf({ sites, fields }: Rule): number {
  if (fields.some(({ by }) => by === 'field')) return 0;
  return sites.length > 0 ? 1 : 2;
}
