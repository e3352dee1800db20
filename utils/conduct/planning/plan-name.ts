import { hash } from '../../hash';
import type { SavedPerson } from '../../settings/saved-person';
import { modeOf, type TabMemory } from '../persons/person-memory';
import { leftOutOf, type TabReading } from '../page/read-tab';
import type { StoredForPlan } from './plan-tab';

/**
 * @param stored what the person has said of the page's site and of all
 * @param who the rest of what is known of the person who fills
 * @returns a text that is another one wherever the plan may be another
 */
export function planName(
  reading: TabReading,
  memory: TabMemory,
  stored: StoredForPlan,
  who: { readonly isLocked: boolean; readonly saved: SavedPerson | null },
): string {
  const { found, page, unreachable } = reading;
  const { seed, home, traits, saved, sweep, scenario, edits, counters } = memory;
  const person = { seed, home, traits, saved, sweep, scenario, edits, counters, mode: modeOf(memory) };
  const fields = found.map(({ field }) => field);
  return hash(JSON.stringify({ fields, page, unreachable, leftOut: leftOutOf(reading), person, stored, who }));
}
