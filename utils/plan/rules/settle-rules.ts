import type { FieldDescriptor, FieldId } from '../../pipeline';
import type { Recognition } from '../recognition';
import { eachOf, type Steps } from '../steps';
import { RuleFinder, type FoundRule } from './find-rule';
import type { Rule } from './rule';
import { brokenRuleNote, type RuleNote } from './rule-note';
import { usesPart, type RuleSet } from './rule-set';

/** What the rules say of one field. */
export interface Ruling {
  readonly rule: Rule;
  /** What its counter gives here; null for a rule without one. */
  readonly counter: number | null;
}

export interface SettledRules {
  /** With the kinds that rules give. */
  readonly recognitions: readonly Recognition[];
  readonly rulings: ReadonlyMap<FieldId, Ruling>;
  /** Fields where a rule was cut off. */
  readonly cutOff: ReadonlyMap<FieldId, RuleNote>;
}

/**
 * Which rule decides on which field. A field that repeats another follows the other's rule; of the fields that one rule
 * catches, each gets the next number of its counter.
 */
export function* settleRules(
  fields: readonly FieldDescriptor[],
  recognised: readonly Recognition[],
  set: RuleSet,
): Steps<SettledRules> {
  const finder = new RuleFinder(set);
  const found = yield* eachOf(fields, (field, index) =>
    set.silentOn?.has(field.id) ? nothingFound : finder.find(field, recognised[index]!.kind),
  );
  const rulings = new Map<FieldId, Ruling>();
  const cutOff = new Map<FieldId, RuleNote>();
  const counted = new Map<string, number>();
  fields.forEach(({ id }, index) => {
    const { rule, cutOff: slow } = found[index]!;
    if (slow) cutOff.set(id, brokenRuleNote(slow.rule, slow.why));
    if (!rule) return;
    const repeated = sameRuling(rulings, recognised[index]!.repeats, rule);
    const counter = usesPart(rule.value, 'counter') ? (counted.get(rule.id) ?? set.counters[rule.id] ?? 1) : null;
    rulings.set(id, repeated ?? { rule, counter });
    if (!repeated && counter !== null) counted.set(rule.id, counter + 1);
  });
  const recognitions = recognised.map((recognition, index) =>
    withRuledKind(recognition, fields[index]!, found[index]!.rule),
  );
  return { recognitions, rulings, cutOff };
}

const nothingFound: FoundRule = { rule: null, cutOff: null };

/** Where there are no rules. */
export function unruled(recognitions: readonly Recognition[]): SettledRules {
  return { recognitions, rulings: new Map(), cutOff: new Map() };
}

function sameRuling(rulings: ReadonlyMap<FieldId, Ruling>, repeats: FieldId | null, rule: Rule): Ruling | null {
  const ruling = repeats ? rulings.get(repeats) : undefined;
  return ruling?.rule.id === rule.id ? ruling : null;
}

function withRuledKind(recognition: Recognition, field: FieldDescriptor, rule: Rule | null): Recognition {
  if (rule?.value.is !== 'kind') return recognition;
  const { kind } = rule.value;
  const part = kind === recognition.kind ? recognition.part : ({ of: 'whole' } as const);
  const evidence = [{ signal: 'rule', text: rule.name, score: 1 }] as const;
  return { ...recognition, kind, part, evidence, confidence: 1, repeats: null, skipReason: field.skipReason };
}
