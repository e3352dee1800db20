/** Filling in again what was saved of a form: which value goes into which field, and what no longer fits. */
import type { FieldDescriptor, FieldId } from '../../pipeline';
import { fieldKey } from '../../field-key';
import type { Override } from '../../plan/context';
import { grouped } from '../../plan/grouped';
import { labelOf } from '../../plan/label-of';
import type { AnewSpec, SavedValue, Scenario, ScenarioStep, ScenarioValue } from '../../settings/scenario';
import type { FoundField } from '../page/read-tab';

export interface Replay {
  /** The saved values by field. */
  readonly overrides: Readonly<Record<FieldId, Override>>;
  /** Values of the step on the page that have no field there that can hold them. */
  readonly gone: number;
}

/** @returns no overrides where the page has nothing of the scenario */
export function replay({ steps }: Pick<Scenario, 'steps'>, found: readonly FoundField[]): Replay {
  const fields = found.map(({ field }) => field);
  const all = fitSteps(steps, fields);
  const here = all.reduce((best, one) => (one.fits.size > best.fits.size ? one : best), {
    step: { values: [] as readonly ScenarioValue[] },
    fits: new Map<FieldId, Override>() as Fits,
  });
  const others = all.filter((one) => one !== here).flatMap(({ fits }) => [...fits]);
  return {
    overrides: Object.fromEntries([...others, ...here.fits]),
    gone: here.step.values.length - here.fits.size,
  };
}

type Fits = ReadonlyMap<FieldId, Override>;

/** By key first; what then is left, of values and of fields, by what the page calls the field: names drift, labels stay. */
function fitSteps(
  steps: readonly ScenarioStep[],
  fields: readonly FieldDescriptor[],
): readonly { readonly step: ScenarioStep; readonly fits: Fits }[] {
  const places = occurrenceKeys(fields);
  const byPlace = new Map(fields.map((field, index) => [places[index]!, field]));
  const fieldOf = ({ key, nth }: ScenarioValue) => byPlace.get(occurrenceKey(key, nth));
  const keyed = new Set(steps.flatMap(({ values }) => values.flatMap((saved) => fieldOf(saved)?.id ?? [])));
  const byLabel = grouped(
    fields.filter((field) => !keyed.has(field.id) && labelOf(field) !== ''),
    labelOf,
  );
  return steps.map((step) => {
    const fits = new Map<FieldId, Override>();
    for (const saved of step.values) {
      const field = fieldOf(saved) ?? labelled(saved, byLabel, fits);
      const override = field && overrideFor(saved.value, field);
      if (override) fits.set(field.id, override);
    }
    return { step, fits };
  });
}

type Labelled = ReadonlyMap<string, readonly FieldDescriptor[]>;

/** The first field that is called as the saved one was, can hold its value and has none yet. */
function labelled({ label, value }: ScenarioValue, fields: Labelled, taken: Fits): FieldDescriptor | undefined {
  return fields.get(label)?.find((field) => !taken.has(field.id) && overrideFor(value, field) !== null);
}

/** Names each field by its key and which of several with that key it is. */
export function occurrenceKeys(fields: readonly FieldDescriptor[]): readonly string[] {
  const counts = new Map<string, number>();
  return fields.map((field) => {
    const key = fieldKey(field);
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    return occurrenceKey(key, nth);
  });
}

function occurrenceKey(key: string, nth: number): string {
  return `${nth} ${key}`;
}

/** @returns null where the field can't hold the value */
function overrideFor(value: SavedValue, field: FieldDescriptor): Override | null {
  if (value.is === 'value') return overrideAnew(value.value, field);
  if (value.is === 'check') return field.control === 'check' ? { do: 'check', checked: value.checked } : null;
  if (field.control === 'check' || takesNoText(field)) return null;
  const texts = value.is === 'options' ? value.texts : [value.text];
  if (field.control !== 'choice' || !field.optionsKnown) return { do: 'text', text: texts.join(', ') };
  const indices = texts.map((text) => field.options.find((option) => (option.text || option.value) === text)?.index);
  return indices.includes(undefined) ? null : { do: 'choose', indices: indices as number[] };
}

function overrideAnew(value: AnewSpec, field: FieldDescriptor): Override | null {
  if (value.is === 'skip') return { do: 'skip' };
  if (value.is === 'kind') return { do: 'kind', kind: value.kind };
  return takesNoText(field) ? null : { do: 'value', value };
}

function takesNoText({ control }: FieldDescriptor): boolean {
  return control === 'file' || control === 'drawing';
}
