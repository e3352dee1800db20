import * as v from 'valibot';
import { limits } from '../../limits';
import type { PopupRequest } from '../../messages/popup';
import { modes, type Override } from '../../plan/context';
import { isKind, type Kind } from '../../kinds/kinds';
import type { Rule } from '../../plan/rules/rule';
import { makesText, type DrawnSpec, type ValueSpec } from '../../plan/value-language/value-spec';
import { captureSources } from '../../settings/scenario';
import { scenarioLimits } from '../../settings/scenario-limits';
import { rowLooks } from '../../messages/row-look';
import { pinSchema, traitsSchema } from '../../settings/persons-schema';
import { ruleReaches } from '../../settings/row-rule';
import { ruleSchema, valueSchema } from '../../settings/rules-schema';

const position = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const kindSchema = v.custom<Kind>((input) => typeof input === 'string' && isKind(input), 'expected a kind');

const isDrawn = (spec: ValueSpec): spec is DrawnSpec => makesText(spec) && spec.is !== 'fixed';
const drawnSpecSchema = v.custom<DrawnSpec>(
  (input) => v.is(valueSchema, input) && isDrawn(input as ValueSpec),
  'expected a value',
);

const aRule = v.custom<Rule>((input) => v.is(ruleSchema, input), 'expected a rule');

/** The shape of a person's word on a field, as it comes from the popup or from storage. */
export const overrideSchema: v.GenericSchema<Override> = v.variant('do', [
  v.object({ do: v.literal('skip') }),
  v.object({ do: v.literal('kind'), kind: kindSchema }),
  v.object({ do: v.literal('text'), text: text(100_000) }),
  v.object({ do: v.literal('value'), value: drawnSpecSchema }),
  v.object({ do: v.literal('choose'), indices: v.pipe(v.array(position), v.maxLength(limits.options)) }),
  v.object({ do: v.literal('check'), checked: v.boolean() }),
  v.object({ do: v.literal('reroll'), nth: position }),
]);

const requestSchema: v.GenericSchema<unknown, PopupRequest> = v.variant('do', [
  v.object({ do: v.literal('open'), tabId: v.pipe(v.number(), v.integer()) }),
  v.object({ do: v.picklist(['fill', 'cancel', 'undo', 'new-person', 'refresh', 'apply-changes', 'kind-samples']) }),
  v.object({ do: v.literal('set-seed'), seed: v.string() }),
  v.object({ do: v.literal('choose-person'), id: text(60) }),
  v.object({ do: v.picklist(['use-scenario', 'turn-scenario']), id: text(60) }),
  v.object({
    do: v.literal('save-scenario'),
    name: v.pipe(text(scenarioLimits.name), v.trim(), v.nonEmpty()),
    from: v.picklist(captureSources),
    passwords: v.boolean(),
  }),
  v.object({ do: v.literal('set-traits'), traits: v.partial(traitsSchema) }),
  v.object({ do: v.literal('pin'), kind: kindSchema, value: v.nullable(pinSchema) }),
  v.object({ do: v.picklist(['turn-lock', 'turn-site']) }),
  v.object({ do: v.literal('set-mode'), mode: v.picklist(modes) }),
  v.object({ do: v.literal('override'), row: v.string(), override: v.nullable(overrideSchema) }),
  v.object({ do: v.picklist(['reroll', 'turn-skip']), row: v.string() }),
  v.object({ do: v.literal('rule'), row: v.string(), reach: v.picklist(ruleReaches) }),
  v.object({ do: v.literal('forget-kind'), row: v.string() }),
  v.object({ do: v.literal('insert'), id: text(200) }),
  v.object({ do: v.literal('rows'), from: position }),
  v.object({ do: v.literal('narrow'), look: v.nullable(v.picklist(rowLooks)), search: text(200) }),
  v.object({ do: v.literal('details'), row: v.string() }),
  v.object({ do: v.literal('try'), rule: aRule }),
  v.object({ do: v.literal('sample'), row: v.string(), value: drawnSpecSchema }),
  v.object({ do: v.literal('sweep'), step: v.picklist(['start', 'next', 'previous', 'stop']) }),
  v.object({ do: v.literal('highlight'), row: v.nullable(v.string()) }),
]);

/** @throws Error that says what is wrong and where, for anything that is no request */
export function parsePopupRequest(message: unknown): PopupRequest {
  const result = v.safeParse(requestSchema, message);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(`Unknown request from the popup at “${v.getDotPath(issue) ?? 'message'}”: ${issue.message}`);
}
