import { typedText, type FieldDescriptor, type Value } from '../../utils/pipeline';
import type { PlanEntry } from '../../utils/plan/plan-entry';
import { loadLocale } from '../../utils/plan/locale/load-locale';
import { planFields } from '../../utils/plan/plan';
import { makeSeed } from '../../utils/plan/seed';
import { builtData } from '../plan/persona/locale-source';
import { planSettings } from '../plan/persona/plan-settings';

const locale = loadLocale('en-US', builtData);
/** Another person where the first one's answers are what the page holds already. */
const people = [4711, 4712, 4713, 4714, 4715];

/** What a real plan says for the fields of a page. */
export async function planValues(fields: readonly FieldDescriptor[]): Promise<readonly PlanEntry[]> {
  const context = { locale: await locale, mode: 'realistic', settings: planSettings(), overrides: {} } as const;
  const plans = people.map((person) => planFields(fields, { ...context, seed: makeSeed(person, '2026-11-21') }));
  return plans.find((plan) => fields.some((field, index) => changes(field, plan[index]?.value ?? null))) ?? plans[0]!;
}

function changes(field: FieldDescriptor, value: Value | null): boolean {
  if (value === null) return false;
  if (value.as === 'check') return field.control === 'check' && field.checked !== value.checked;
  if (value.as === 'options' && value.at) return value.wanted.join(', ') !== field.current;
  return typedText(value) !== field.current;
}

/** The fields that a plan has a value for, each with its value. */
export function plannedWrites(
  fields: readonly FieldDescriptor[],
  plan: readonly PlanEntry[],
): (readonly [FieldDescriptor, Value])[] {
  return fields.flatMap((field, index) => {
    const value = plan[index]?.value;
    return value ? [[field, value] as const] : [];
  });
}
