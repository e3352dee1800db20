/** Scenarios: what a form was filled with, kept under a name to be filled in again. Plain JSON, as it is stored. */
import type { ValueSpec } from '../plan/value-language/value-spec';

export interface Scenario {
  readonly id: string;
  readonly name: string;
  /** Host of the form. */
  readonly host: string;
  /** The pages or views of the form, in the order in which they were saved. */
  readonly steps: readonly ScenarioStep[];
}

export interface ScenarioStep {
  /** Path of the page. */
  readonly path: string;
  readonly values: readonly ScenarioValue[];
}

export interface ScenarioValue {
  /** As `fieldKey` names the field. */
  readonly key: string;
  /** Which of several fields with that key, from 0. */
  readonly nth: number;
  /** What the page calls the field. */
  readonly label: string;
  readonly value: SavedValue;
}

export type SavedValue =
  | { readonly is: 'text'; readonly text: string }
  /** Options by their texts. */
  | { readonly is: 'options'; readonly texts: readonly string[] }
  | { readonly is: 'check'; readonly checked: boolean }
  /** Made anew with each fill. */
  | { readonly is: 'value'; readonly value: AnewSpec };

/** What a saved field can get instead of the text that it had. */
export type AnewSpec = Exclude<ValueSpec, { is: 'fixed' | 'keep' }>;

export const captureSources = ['rows', 'page'] as const;
/** `rows`: what a fill would write, or wrote. `page`: what the form holds now. */
export type CaptureSource = (typeof captureSources)[number];

/** How a form is saved. */
export interface Saving {
  readonly name: string;
  readonly from: CaptureSource;
  /** Whether passwords that were made up are saved too; those a person typed are never read. */
  readonly passwords: boolean;
}

/** The scenario with one step more, or with that step as it is now: a step is known by a field it has in common. */
export function withStep(scenario: Scenario, step: ScenarioStep): Scenario {
  const keys = new Set(step.values.map(({ key }) => key));
  const isSame = ({ path, values }: ScenarioStep) => path === step.path && values.some(({ key }) => keys.has(key));
  const at = scenario.steps.findIndex(isSame);
  const steps = at < 0 ? [...scenario.steps, step] : scenario.steps.map((one, index) => (index === at ? step : one));
  return { ...scenario, steps };
}

/**
 * The scenario with another value for a field, or without that field: a field of a page has one value in a scenario.
 * @param path of the step's page
 * @param change given the value as it stands by now; null takes the field out, and a step that is left with none
 */
export function withValue(
  scenario: Scenario,
  path: string,
  { key, nth }: Pick<ScenarioValue, 'key' | 'nth'>,
  change: (value: SavedValue) => SavedValue | null,
): Scenario {
  const changed = (saved: ScenarioValue) => {
    if (saved.key !== key || saved.nth !== nth) return [saved];
    const value = change(saved.value);
    return value ? [{ ...saved, value }] : [];
  };
  const steps = scenario.steps.map((step) =>
    step.path === path ? { ...step, values: step.values.flatMap(changed) } : step,
  );
  return { ...scenario, steps: steps.filter(({ values }) => values.length > 0) };
}
