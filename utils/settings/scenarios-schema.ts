/** What a scenario may be, checked in one place: for what is stored and imported. */
import * as v from 'valibot';
import { scenarioLimits } from './scenario-limits';
import type { Scenario } from './scenario';

const text = (most: number) =>
  v.pipe(
    v.string('expected a text'),
    v.maxLength(most, ({ received }) => `expected at most ${most} characters, received ${received}`),
  );
const someText = (most: number) => v.pipe(text(most), v.nonEmpty('expected a text, received nothing'));

const value = v.variant(
  'is',
  [
    v.object({ is: v.literal('text'), text: text(100_000) }),
    v.object({ is: v.literal('options'), texts: v.pipe(v.array(text(1_000)), v.maxLength(400)) }),
    v.object({ is: v.literal('check'), checked: v.boolean('expected true or false') }),
  ],
  'expected a value: text, options or check',
);

const step = v.object({
  path: text(2_000),
  values: v.pipe(
    v.array(
      v.object({
        key: someText(200),
        nth: v.optional(v.pipe(v.number('expected a number'), v.integer('expected a whole number'), v.minValue(0)), 0),
        label: v.optional(text(200), ''),
        value,
      }),
    ),
    v.maxLength(scenarioLimits.values, `expected at most ${scenarioLimits.values} values`),
  ),
});

export const scenarioSchema: v.GenericSchema<unknown, Scenario> = v.object({
  id: someText(60),
  name: v.pipe(
    v.string('expected a name'),
    v.trim(),
    v.nonEmpty('expected a name, received nothing'),
    v.maxLength(scenarioLimits.name, `expected at most ${scenarioLimits.name} characters`),
  ),
  host: text(300),
  steps: v.pipe(v.array(step), v.maxLength(scenarioLimits.steps, `expected at most ${scenarioLimits.steps} steps`)),
});
