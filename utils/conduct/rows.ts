import type { FieldRow, PersonaSummary } from '../messages';
import type { PlanEntry, ReportEntry } from '../pipeline';
import type { Override, PlanContext } from '../plan/context';
import { makePersona } from '../plan/persona/persona';
import type { FoundField } from './read-tab';

/** One field as the conductor keeps it: what was found, what is planned, what the person said. */
export interface TabField extends FoundField {
  readonly entry: PlanEntry;
  readonly override: Override | null;
}

const labelSources = [
  'label',
  'aria-label',
  'aria-labelledby',
  'table-header',
  'placeholder',
  'legend',
  'preceding',
  'following',
  'title',
] as const;

/** The row the popup shows for a field. */
export function fieldRow({ field, entry, override }: TabField, report: ReportEntry | null): FieldRow {
  return {
    row: field.id,
    label: rowLabel(field),
    kind: entry.kind,
    control: 'type' in field ? field.type : field.control,
    planned: entry.shown.slice(0, 200),
    evidence: entry.evidence,
    override,
    outcome: report?.outcome ?? null,
    reason: report ? report.reason : entry.reason,
    holds: shownHolds(field, report?.holds ?? ''),
    structure: field.structure,
  };
}

/** A box says whether it is ticked, in the sign the plan uses. */
function shownHolds(field: TabField['field'], holds: string): string {
  if (field.control !== 'check') return holds;
  return holds ? '✓' : '–';
}

/** Who fills, in short. */
export function personaSummary(context: PlanContext): PersonaSummary {
  const { name, email } = makePersona({ ...context, person: '' });
  return { name: name.full, initials: name.initials, email, locale: context.locale.tag, seed: context.seed };
}

/** What the page calls the field: its best label, else its name. */
function rowLabel(field: TabField['field']): string {
  const texts = labelSources.map((source) => field.texts.find((candidate) => candidate.source === source)?.text.trim());
  return (texts.find(Boolean) ?? (field.name || field.elementId)).slice(0, 80);
}
