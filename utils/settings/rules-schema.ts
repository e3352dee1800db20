/** What a rule may be, checked in one place: for what is stored, typed and imported. */
import * as v from 'valibot';
import { isKind, type Kind } from '../plan/kinds';
import { ruleTexts, type Rule } from '../plan/rules/rule';
import { isSitePattern } from '../plan/rules/site-pattern';
import { checkValue, patternProblems } from '../plan/value-language/check-value';

/** Beyond these a list is no longer one that a person keeps. */
export const rulesLimits = { rules: 10_000, conditions: 20, sites: 50, entries: 5_000 } as const;

const text = (most: number) =>
  v.pipe(
    v.string('expected a text'),
    v.maxLength(most, ({ received }) => `expected at most ${most} characters, received ${received}`),
  );
const someText = (most: number) => v.pipe(text(most), v.nonEmpty('expected a text, received nothing'));
const number = v.pipe(v.number('expected a number'), v.finite('expected a finite number'));

const kind = v.pipe(
  v.string('expected a kind'),
  v.check(isKind, ({ input }) => `expected a kind, received “${input.slice(0, 40)}”`),
  v.transform((name) => name as Kind),
);
/** A host glob or match pattern. */
export const siteSchema = v.pipe(
  someText(300),
  v.check(isSitePattern, ({ input }) => `expected a site such as *.example.com, received “${input.slice(0, 60)}”`),
);
const pattern = v.pipe(
  someText(2_000),
  v.check(
    (source) => patternProblems(source).length === 0,
    ({ input }) =>
      `expected a regular expression, received one that stops making sense at “${patternProblems(input)[0]?.piece}”`,
  ),
);
const places = v.array(v.picklist(ruleTexts, `expected some of ${ruleTexts.join(', ')}`));

const condition = v.variant(
  'by',
  [
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
      keys: v.pipe(v.array(someText(200)), v.minLength(1, 'expected at least one field')),
    }),
  ],
  'expected a condition: kind, contains, matches, selector, control, required or field',
);

/** A value of the value language. */
export const valueSchema = v.pipe(
  v.variant(
    'is',
    [
      v.object({ is: v.literal('fixed'), text: text(100_000) }),
      v.object({ is: v.literal('template'), text: someText(5_000) }),
      v.object({ is: v.literal('list'), entries: v.pipe(v.array(text(5_000)), v.maxLength(rulesLimits.entries)) }),
      v.object({ is: v.literal('pattern'), pattern: someText(2_000) }),
      v.object({ is: v.literal('number'), from: number, to: number, step: number }),
      v.object({ is: v.literal('date'), from: someText(20), to: someText(20), format: text(60) }),
      v.object({ is: v.literal('kind'), kind }),
      v.object({ is: v.literal('skip') }),
      v.object({ is: v.literal('keep') }),
    ],
    'expected a value: fixed, template, list, pattern, number, date, kind, skip or keep',
  ),
  v.check(
    (spec) => checkValue(spec).length === 0,
    ({ input }) => `expected a value that can be made, received one with a mistake at “${checkValue(input)[0]?.piece}”`,
  ),
);

export const ruleSchema: v.GenericSchema<unknown, Rule> = v.object({
  id: someText(60),
  name: text(200),
  on: v.optional(v.boolean('expected true or false'), true),
  sites: v.optional(v.pipe(v.array(siteSchema), v.maxLength(rulesLimits.sites)), []),
  fields: v.optional(v.pipe(v.array(condition), v.maxLength(rulesLimits.conditions)), []),
  value: valueSchema,
});
