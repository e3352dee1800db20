/** What a rule may be, checked in one place: for what is stored, typed and imported. */
import * as v from 'valibot';
import { ruleTexts, type Rule } from '../plan/rules/rule';
import { isSitePattern } from '../plan/rules/site-pattern';
import { checkValue, patternProblems } from '../plan/value-language/check-value';
import { says } from './input-problem';
import { kindSchema as kind, someTextSchema as someText, textSchema as text } from './schema-parts';

/** Beyond these a list is no longer one that a person keeps. */
export const rulesLimits = { rules: 10_000, conditions: 20, sites: 50, entries: 5_000 } as const;

const number = v.pipe(v.number(), v.finite());
/** A host glob or match pattern. */
export const siteSchema = v.pipe(someText(300), v.check(isSitePattern, says('not-site')));
const pattern = v.pipe(
  someText(2_000),
  v.check((source) => patternProblems(source).length === 0, says('bad-pattern')),
);
const places = v.array(v.picklist(ruleTexts));

const condition = v.variant('by', [
  v.object({ by: v.literal('kind'), kind }),
  v.object({ by: v.literal('contains'), in: places, text: someText(200) }),
  v.object({ by: v.literal('matches'), in: places, pattern }),
  v.object({ by: v.literal('selector'), selector: someText(1_000) }),
  v.object({
    by: v.literal('control'),
    control: v.picklist(['text', 'number', 'date', 'color', 'check', 'choice', 'file', 'drawing']),
  }),
  v.object({ by: v.literal('required') }),
  v.object({
    by: v.literal('field'),
    keys: v.pipe(v.array(someText(200)), v.minLength(1)),
  }),
]);

/** A value of the value language. */
export const valueSchema = v.pipe(
  v.variant('is', [
    v.object({ is: v.literal('fixed'), text: text(100_000) }),
    v.object({ is: v.literal('template'), text: someText(5_000) }),
    v.object({ is: v.literal('list'), entries: v.pipe(v.array(text(5_000)), v.maxLength(rulesLimits.entries)) }),
    v.object({ is: v.literal('pattern'), pattern: someText(2_000) }),
    v.object({ is: v.literal('number'), from: number, to: number, step: number }),
    v.object({ is: v.literal('date'), from: someText(20), to: someText(20), format: text(60) }),
    v.object({ is: v.literal('kind'), kind }),
    v.object({ is: v.literal('skip') }),
    v.object({ is: v.literal('keep') }),
  ]),
  v.check((spec) => checkValue(spec).length === 0, says('bad-value')),
);

export const ruleSchema: v.GenericSchema<unknown, Rule> = v.object({
  id: someText(60),
  name: text(200),
  on: v.optional(v.boolean(), true),
  sites: v.optional(v.pipe(v.array(siteSchema), v.maxLength(rulesLimits.sites)), []),
  fields: v.optional(v.pipe(v.array(condition), v.maxLength(rulesLimits.conditions)), []),
  value: valueSchema,
});
