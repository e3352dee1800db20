/** Which rule decides on a field: the first, in the person's order, whose conditions all hold. */
import type { FieldDescriptor } from '../../pipeline';
import { fieldKey } from '../../field-key';
import type { Kind } from '../../kinds/kinds';
import { fold } from '../recognise/texts/fold';
import { FieldTexts, textChoice } from './field-texts';
import type { Condition, Rule } from './rule';
import { RuleIndex } from './rule-index';
import type { CutOffCode } from './rule-note';
import type { RuleSet } from './rule-set';
import { isOnSite } from './site-pattern';
import { compileTextPattern } from './text-pattern';

interface Seen {
  readonly field: FieldDescriptor;
  readonly key: string;
  readonly texts: FieldTexts;
}

type Answer = boolean | CutOffCode;
type Test = (seen: Seen) => Answer;

interface ReadyRule {
  readonly rule: Rule;
  /** The kind the field must have, null where any will do. */
  readonly kind: Kind | null;
  readonly tests: readonly Test[];
}

export interface FoundRule {
  readonly rule: Rule | null;
  /** A rule before it that was cut off. */
  readonly cutOff: { readonly rule: Rule; readonly why: CutOffCode } | null;
}

/** Finds rules for the fields of one plan. */
export class RuleFinder {
  readonly #rules: readonly ReadyRule[];
  readonly #index: RuleIndex;

  constructor(set: RuleSet) {
    const here = set.rules.filter((rule) => rule.on && isOnSite(rule.sites, set.page));
    this.#rules = here.map((rule) => makeReady(rule, set));
    this.#index = new RuleIndex(here, set.selected);
  }

  /** @param kind as recognised */
  find(field: FieldDescriptor, kind: Kind): FoundRule {
    if (this.#rules.length === 0) return { rule: null, cutOff: null };
    const seen: Seen = { field, key: fieldKey(field), texts: new FieldTexts(field) };
    let cutOff: FoundRule['cutOff'] = null;
    for (const place of this.#index.candidates(field, seen.key, kind, () => seen.texts.folded(everyText))) {
      const ready = this.#rules[place]!;
      if (ready.kind !== null && ready.kind !== kind) continue;
      const answer = holds(ready.tests, seen);
      if (answer === true) return { rule: ready.rule, cutOff };
      if (answer !== false) cutOff ??= { rule: ready.rule, why: answer };
    }
    return { rule: null, cutOff };
  }
}

const everyText = textChoice([]);

function holds(tests: readonly Test[], seen: Seen): Answer {
  let all: Answer = true;
  for (let index = 0; index < tests.length; index++) {
    const answer = tests[index]!(seen);
    if (answer === false) return false;
    if (answer !== true) all = answer;
  }
  return all;
}

function makeReady(rule: Rule, set: RuleSet): ReadyRule {
  const kinds = rule.fields.flatMap((condition) => (condition.by === 'kind' ? [condition.kind] : []));
  const others = rule.fields.filter((condition) => condition.by !== 'kind');
  const contradicts = new Set(kinds).size > 1;
  return {
    rule,
    kind: kinds[0] ?? null,
    tests: contradicts ? [() => false] : others.map((condition) => testOf(condition, set)),
  };
}

function testOf(condition: Exclude<Condition, { by: 'kind' }>, { selected }: RuleSet): Test {
  switch (condition.by) {
    case 'contains': {
      const wanted = fold(condition.text.trim());
      const choice = textChoice(condition.in);
      return ({ texts }) => texts.folded(choice).includes(wanted);
    }
    case 'matches': {
      const test = compileTextPattern(condition.pattern);
      if (!test) return () => false;
      const choice = textChoice(condition.in);
      return ({ texts }) => {
        const answer = test(texts.plain(choice));
        return answer === 'too-slow' ? 'match-too-slow' : answer;
      };
    }
    case 'selector': {
      const { ids = [], trouble = null } = selected[condition.selector] ?? {};
      const named = new Set(ids);
      return ({ field }) => named.has(field.id) || (trouble !== null && (`selector-${trouble}` as const));
    }
    case 'control':
      return ({ field }) => field.control === condition.control;
    case 'required':
      return ({ field }) => field.required;
    case 'field': {
      const keys = new Set(condition.keys);
      return ({ key }) => keys.has(key);
    }
  }
}
