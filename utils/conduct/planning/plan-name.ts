import { hash } from '../../hash';
import type { FieldState } from '../../pipeline';
import type { SavedPerson } from '../../settings/saved-person';
import { modeOf, type TabMemory } from '../persons/person-memory';
import { leftOutOf, type TabReading } from '../page/read-tab';
import type { Asked } from '../page/tab-form';
import type { Command, StoredForPlan } from './plan-tab';

/** What is shown of the person who fills beside what the tab remembers of them. */
export interface PersonMark {
  readonly isLocked: boolean;
  /** The saved person that they are, or were before a change; null for none. */
  readonly saved: SavedPerson | null;
}

/** What a plan is made of beside the page. */
export interface PlanBasis {
  readonly memory: TabMemory;
  readonly stored: StoredForPlan;
  readonly who: PersonMark;
  /** Of the page: rules may speak of its path. */
  readonly address: string;
}

/** @returns a text that is another one wherever a plan may be another */
export function planName(reading: TabReading, { memory, ...basis }: PlanBasis): string {
  const { found, page, unreachable } = reading;
  const person = { ...askedInPopup(memory), counters: memory.counters };
  const fields = found.map(({ field }) => field);
  const ofPage = JSON.stringify({ fields, page, unreachable, leftOut: leftOutOf(reading) });
  return hash(ofPage + JSON.stringify({ person, ...basis }, inOrder));
}

/** Names what is asked for: by the person, and by what stands on the page that is not of our fills. */
export function askedOf(
  { found, page }: TabReading,
  { memory, stored }: PlanBasis,
  { only, ...command }: Command,
): Asked {
  const { settings, scenarios, rules } = stored;
  const { edits, ...person } = askedInPopup(memory);
  const named = only ? found.filter(only).map(({ field }) => field.id) : null;
  const heldBy = (author: FieldState) =>
    found.flatMap(({ field: { id, state, current } }) => (state === author ? [[id, current]] : []));
  const nameOf = (asked: unknown) => hash(JSON.stringify(asked, inOrder));
  return {
    ofAll: nameOf({ person, settings, scenarios, command, lang: page.lang }),
    ofFields: nameOf({ rules, edits, named, typed: heldBy('typed') }),
    byPage: nameOf(heldBy('preset')),
  };
}

/** What the person has asked for in the popup. */
function askedInPopup(memory: TabMemory) {
  const { seed, home, traits, saved, sweep, scenario, edits } = memory;
  return { seed, home, traits, saved, sweep, scenario, edits, mode: modeOf(memory) };
}

/** Chromium's storage gives objects back with their keys in another order than they had. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
