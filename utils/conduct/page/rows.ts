import type { FieldRow } from '../../messages/field-row';
import type { PersonaSummary } from '../../messages/tab-state';
import { longestHeld } from '../../pipeline';
import type { PlanEntry } from '../../plan/plan-entry';
import type { Override, PlanContext } from '../../plan/context';
import { labelOf } from '../../plan/label-of';
import { personMaker } from '../../plan/person-maker';
import { isSamePerson, type PersonRecipe, type SavedPerson } from '../../settings/saved-person';
import { breaksRule, type ReasonCode } from '../../reasons';
import type { text } from '../../text';
import type { FoundField } from './read-tab';
import { sectionOf } from './section-of';
import { isFilled, valueKey, type Written } from './written';

/** One field as the conductor keeps it: what was found, what is planned, what the person said. */
export interface TabField extends FoundField {
  readonly entry: PlanEntry;
  readonly override: Override | null;
  /** Name of the scenario that the value is from; '' for none. */
  readonly scenario: string;
}

/** The row the popup shows for a field. @param known what our fills did to it; null if none did */
export function fieldRow(
  { field, entry, override, scenario }: TabField,
  known: Written | null,
  say: typeof text,
): FieldRow {
  const written = known && isOutdated(field, entry, known) ? null : known;
  const holds = shownHolds(field, field.current || (written?.report.holds ?? ''));
  const pending = written !== null && (isPending(entry, written, holds) || isDropped(field, entry, written));
  return {
    row: field.id,
    section: sectionOf(field),
    label: labelOf(field),
    person: entry.person,
    kind: entry.kind,
    control: 'type' in field ? field.type : field.control,
    planned: entry.shown.slice(0, longestHeld),
    evidence: entry.evidence,
    override,
    outcome: written?.report.outcome ?? null,
    reason: written && !pending ? written.report.reason : entry.reason,
    holds,
    state: field.state,
    pending,
    breaks: breaksRule(entry.reason) || entry.reason === 'cannot-be-invalid' ? entry.reason : null,
    probe: entry.probe ? say('probe', entry.probe.title, entry.probe.probes) : '',
    rule: entry.rule ?? null,
    pinned: entry.pinned ?? false,
    scenario,
    structure: field.structure,
    detail: written?.report.detail ?? '',
  };
}

/** Why a page lets nobody write into a field. It may do so later: that is no change of the person's. */
const ofPage: ReadonlySet<ReasonCode | null> = new Set<ReasonCode>([
  'disabled',
  'read-only',
  'hidden',
  'behind-dialog',
]);

/**
 * Nothing was written for a reason that the plan gives no longer; another one, or none, has taken its place. Or a
 * field that was disabled is so no longer.
 */
function isOutdated(
  { skipReason }: TabField['field'],
  { value, reason }: PlanEntry,
  { report, value: written }: Written,
): boolean {
  if (written !== '') return report.outcome === 'refused' && report.reason === 'disabled' && skipReason === null;
  return report.reason !== reason && (value === null || ofPage.has(report.reason));
}

/**
 * A list whose entries the page has changed meanwhile has its value planned anew, though it holds what is planned.
 * @param holds what the page holds now: all that is known where an undo has brought it back
 */
function isPending({ value, shown }: PlanEntry, written: Written, holds: string): boolean {
  if (value === null) return false;
  const isOther = holds !== shown.slice(0, longestHeld);
  if (written.value === null) return isOther;
  return valueKey(value) !== written.value && (isOther || value.as === 'files');
}

/**
 * Whether the person said after a fill that the field is to be skipped: it is put back. One that is left for another
 * reason keeps what it holds.
 */
export function isDropped({ state }: TabField['field'], { reason }: PlanEntry, { report, value }: Written): boolean {
  const isSkipped = reason === 'skipped-by-user' || reason === 'skipped-by-rule';
  return isSkipped && state === 'ours' && isFilled(report) && value !== '';
}

/** A box says whether it is ticked, in the sign the plan uses. */
function shownHolds(field: TabField['field'], holds: string): string {
  if (field.control !== 'check') return holds;
  return holds ? '✓' : '–';
}

/** Who fills, in short. @param mark the saved person they are, or were before a change; null for none */
export function personaSummary(
  context: PlanContext,
  { seed, home, traits }: PersonRecipe,
  mark: SavedPerson | null,
): PersonaSummary {
  const { name, email } = personMaker(context)('');
  const { locale } = context;
  const recipe = { seed, home, traits };
  const host = context.rules?.page.host ?? '';
  return {
    name: name.full,
    initials: name.initials,
    email,
    locale: locale.tag,
    country: locale.country,
    recipe,
    saved: mark && {
      id: mark.id,
      name: mark.name,
      isChanged: !isSamePerson(mark, recipe),
      isOfSite: mark.sites.includes(host),
    },
  };
}
