/** Where rules live: `storage.local`, beside the settings. */
import { storedItem } from './stored-item';
import type { Rule } from '../plan/rules/rule';
import { rulesOfRemembered } from './field-rules';
import { inTurn } from './in-turn';
import { listStore } from './list-store';
import { newId } from './new-id';
import { readRemembered } from './remembered';
import { rulesShape } from './rules-shape';

const rememberedItem = storedItem<unknown>('local:remembered', null);
const countersItem = storedItem<Readonly<Record<string, number>>>('local:counters', {});

/** The rules in the person's order. */
export const rulesStore = listStore(rulesShape, {
  older: {
    async read() {
      const remembered = await rememberedItem.getValue();
      if (remembered === null || remembered === undefined) return null;
      return rulesOfRemembered(readRemembered(remembered), newId);
    },
    drop: () => rememberedItem.removeValue(),
  },
});

/**
 * The rules with one in the place of the one of its id. Whether it is on stays as it is stored.
 * @param isNew whether it is put before all others where there is none; else it is gone, and stays so
 */
export function withSaved(rules: readonly Rule[], rule: Rule, isNew: boolean): readonly Rule[] {
  const isStored = rules.some(({ id }) => id === rule.id);
  if (!isStored) return isNew ? [rule, ...rules] : rules;
  return rules.map((one) => (one.id === rule.id ? { ...rule, on: one.on } : one));
}

/** By rule: the number its counter gives next; 1 for one that has not counted yet. */
export function loadCounters(): Promise<Readonly<Record<string, number>>> {
  return countersItem.getValue();
}

/** Moves counters on, never back: another tab may have counted further. */
export function countOn(next: Readonly<Record<string, number>>): Promise<void> {
  return inTurn(async () => {
    const now = await countersItem.getValue();
    const moved = Object.entries(next).map(([id, number]) => [id, Math.max(number, now[id] ?? 1)]);
    await countersItem.setValue({ ...now, ...Object.fromEntries(moved) });
  });
}
