/** What a scenario may be, checked in one place: for what is stored and imported. */
import * as v from 'valibot';
import { scenarioLimits } from './scenario-limits';
import { nameSchema, someTextSchema as someText, textSchema as text } from './schema-parts';
import { says } from './input-problem';
import { valueSchema } from './rules-schema';
import type { AnewSpec, Scenario } from './scenario';

const anewSpec: v.GenericSchema<unknown, AnewSpec> = v.pipe(
  valueSchema,
  v.check(({ is }) => is !== 'fixed' && is !== 'keep', says('not-here')),
  v.transform((spec) => spec as AnewSpec),
);

const value = v.variant('is', [
  v.object({ is: v.literal('text'), text: text(100_000) }),
  v.object({ is: v.literal('options'), texts: v.pipe(v.array(text(1_000)), v.maxLength(400)) }),
  v.object({ is: v.literal('check'), checked: v.boolean() }),
  v.object({ is: v.literal('value'), value: anewSpec }),
]);

const step = v.object({
  path: text(2_000),
  values: v.pipe(
    v.array(
      v.object({
        key: someText(200),
        nth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
        label: v.optional(text(200), ''),
        value,
      }),
    ),
    v.maxLength(scenarioLimits.values),
  ),
});

export const scenarioSchema: v.GenericSchema<unknown, Scenario> = v.object({
  id: someText(60),
  name: nameSchema(scenarioLimits.name),
  host: text(300),
  steps: v.pipe(v.array(step), v.maxLength(scenarioLimits.steps)),
});
