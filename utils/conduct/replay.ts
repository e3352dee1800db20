/** Filling in again what was saved of a form: which value goes into which field, and what no longer fits. */
import type { FieldDescriptor, FieldId } from '../pipeline';
import { fieldKey, type Override } from '../plan/context';
import type { SavedValue, Scenario, ScenarioStep, ScenarioValue } from '../settings/scenario';
import type { FoundField } from './read-tab';

export interface Replay {
  /** The saved values by field. */
  readonly overrides: Readonly<Record<FieldId, Override>>;
  /** Values of the step on the page that have no field there that can hold them. */
  readonly gone: number;
}

/** @returns no overrides where the page has nothing of the scenario */
export function replay({ steps }: Pick<Scenario, 'steps'>, found: readonly FoundField[]): Replay {
  const fields = byPlace(found.map(({ field }) => field));
  const fitting = (step: ScenarioStep) => step.values.flatMap((saved) => fitInto(saved, fields));
  const all = steps.map((step) => ({ step, fits: fitting(step) }));
  const here = all.reduce((best, one) => (one.fits.length > best.fits.length ? one : best), {
    step: { values: [] as readonly ScenarioValue[] },
    fits: [] as readonly Fitting[],
  });
  const others = all.filter((one) => one !== here).flatMap(({ fits }) => fits);
  return {
    overrides: Object.fromEntries([...others, ...here.fits]),
    gone: here.step.values.length - here.fits.length,
  };
}

type Fitting = readonly [id: FieldId, override: Override];

function fitInto({ key, nth, value }: ScenarioValue, fields: ReadonlyMap<string, FieldDescriptor>): Fitting[] {
  const field = fields.get(placeOf(key, nth));
  const override = field && overrideFor(value, field);
  return override ? [[field.id, override]] : [];
}

/** Fields by key and by which of several with that key they are. */
function byPlace(fields: readonly FieldDescriptor[]): ReadonlyMap<string, FieldDescriptor> {
  const places = placesOf(fields);
  return new Map(fields.map((field, index) => [places[index]!, field]));
}

/** Names each field by its key and which of several with that key it is. */
export function placesOf(fields: readonly FieldDescriptor[]): readonly string[] {
  const counts = new Map<string, number>();
  return fields.map((field) => {
    const key = fieldKey(field);
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    return placeOf(key, nth);
  });
}

function placeOf(key: string, nth: number): string {
  return `${nth} ${key}`;
}

/** @returns null where the field can't hold the value */
function overrideFor(value: SavedValue, field: FieldDescriptor): Override | null {
  if (value.is === 'check') return field.control === 'check' ? { do: 'check', checked: value.checked } : null;
  if (field.control === 'check' || field.control === 'file' || field.control === 'drawing') return null;
  const texts = value.is === 'options' ? value.texts : [value.text];
  if (field.control !== 'choice' || !field.optionsKnown) return { do: 'text', text: texts.join(', ') };
  const indices = texts.map((text) => field.options.find((option) => (option.text || option.value) === text)?.index);
  return indices.includes(undefined) ? null : { do: 'choose', indices: indices as number[] };
}
