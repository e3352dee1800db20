/** Where rules live: `storage.local`, beside the settings. The one file of the rules that touches the browser. */
import { storage } from 'wxt/utils/storage';
import type { Rule } from '../plan/rules/rule';
import { rulesOfRemembered } from './field-rules';
import { inTurn } from './in-turn';
import { newId } from './new-id';
import { checkRules, readRules, rulesDocument } from './read-rules';
import { readRemembered } from './remembered';
import { keepAside, SettingsError } from './settings-store';

const rulesItem = storage.defineItem<unknown>('local:rules');
const rememberedItem = storage.defineItem<unknown>('local:remembered');
const countersItem = storage.defineItem<Readonly<Record<string, number>>>('local:counters', { fallback: {} });

/** The rules in the person's order. What is stored but wrong is kept aside. */
export function loadRules(): Promise<readonly Rule[]> {
  return inTurn(readStored);
}

/**
 * Changes the rules: what another window changed meanwhile stays.
 * @param change given the rules as they are, answers them as they are to be
 * @returns the rules as they are now
 * @throws SettingsError for rules that cannot be; nothing is saved then
 */
export function changeRules(change: (rules: readonly Rule[]) => readonly Rule[]): Promise<readonly Rule[]> {
  return inTurn(async () => {
    const { rules, problems } = checkRules(change(await readStored()));
    if (problems.length > 0) throw new SettingsError(problems);
    await rulesItem.setValue(rulesDocument(rules));
    return rules;
  });
}

/**
 * Puts a rule in the place of the one of its id. Whether it is on stays as it is stored.
 * @param isNew whether it is put before all others where there is none; else it is gone, and stays so
 * @throws SettingsError for a rule that cannot be
 */
export function saveRule(rule: Rule, isNew: boolean): Promise<readonly Rule[]> {
  return changeRules((rules) => {
    const isStored = rules.some(({ id }) => id === rule.id);
    if (!isStored) return isNew ? [rule, ...rules] : rules;
    return rules.map((one) => (one.id === rule.id ? { ...rule, on: one.on } : one));
  });
}

/** Calls back with the rules after each change, whoever made it. @returns stops it */
export function watchRules(changed: (rules: readonly Rule[]) => void): () => void {
  return rulesItem.watch((stored) => changed(readRules(stored).rules));
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

async function readStored(): Promise<readonly Rule[]> {
  const { rules, problems, wrong } = readRules(await rulesItem.getValue());
  if (problems.length > 0) {
    await keepAside({ value: wrong, problems });
    await rulesItem.setValue(rulesDocument(rules));
  }
  return withRemembered(rules);
}

/** Takes over, once, what versions before rules remembered of single fields. */
async function withRemembered(rules: readonly Rule[]): Promise<readonly Rule[]> {
  const remembered = await rememberedItem.getValue();
  if (remembered === null || remembered === undefined) return rules;
  const all = [...rules, ...rulesOfRemembered(readRemembered(remembered), newId)];
  await rulesItem.setValue(rulesDocument(all));
  await rememberedItem.removeValue();
  return all;
}
