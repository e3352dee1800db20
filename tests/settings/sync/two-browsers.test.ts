import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { hash } from '../../../utils/hash';
import type { Rule } from '../../../utils/plan/rules/rule';
import type * as Rules from '../../../utils/settings/rules-store';
import type * as Settings from '../../../utils/settings/settings-store';
import type * as Sync from '../../../utils/settings/sync/sync-store';

/** A signed-in browser: its own storage, and its own copy of what is shared. */
interface Machine {
  readonly local: Area;
  readonly shared: Area;
}

type Items = Record<string, unknown>;
type Changed = (changes: Record<string, unknown>) => void;

/** A storage area as browsers have it: values are copies, every change is told. */
class Area {
  items: Items = {};
  readonly #area: 'local' | 'shared';

  constructor(area: 'local' | 'shared') {
    this.#area = area;
  }

  get(keys: string | string[] | null): Promise<Items> {
    calls++;
    const wanted = keys === null ? Object.keys(this.items) : [keys].flat();
    const found = wanted.filter((key) => key in this.items).map((key) => [key, this.items[key]]);
    return Promise.resolve(structuredClone(Object.fromEntries(found) as Items));
  }

  set(items: Items): Promise<void> {
    this.replace({ ...this.items, ...structuredClone(items) });
    return Promise.resolve();
  }

  remove(keys: string | string[]): Promise<void> {
    const gone = [keys].flat();
    this.replace(Object.fromEntries(Object.entries(this.items).filter(([key]) => !gone.includes(key))));
    return Promise.resolve();
  }

  replace(items: Items): void {
    const keys = [...new Set([...Object.keys(this.items), ...Object.keys(items)])];
    const other = keys.filter((key) => JSON.stringify(this.items[key]) !== JSON.stringify(items[key]));
    const changes = other.map((key) => [key, { oldValue: this.items[key], newValue: items[key] }]);
    this.items = items;
    if (changes.length > 0) for (const told of listeners[this.#area]) told(Object.fromEntries(changes));
  }
}

let sync: typeof Sync;
let rules: typeof Rules.rulesStore;
let settings: typeof Settings;

/** The one whose background is at work. Two never are at once: what is late is only what the browsers hand on. */
let current: Machine;
let calls = 0;
const listeners: Record<'local' | 'shared', Set<Changed>> = { local: new Set(), shared: new Set() };

/** Both machines' storage as one extension API: calls go to the machine at work. */
const api = (area: 'local' | 'shared') => ({
  get: (keys: string | string[] | null) => current[area].get(keys),
  set: (items: Items) => current[area].set(items),
  remove: (keys: string | string[]) => current[area].remove(keys),
  onChanged: { addListener: (changed: Changed) => void listeners[area].add(changed) },
});

/** Waits until the background has nothing left to do. */
async function idle(): Promise<void> {
  for (let quiet = 0, before = calls; quiet < 10; quiet++) {
    await new Promise((resolve) => setTimeout(resolve));
    if (calls !== before) [quiet, before] = [0, calls];
  }
}

async function at<T>(machine: Machine, work: () => Promise<T>): Promise<T> {
  current = machine;
  const done = await work();
  await idle();
  return done;
}

const newMachine = (): Machine => ({ local: new Area('local'), shared: new Area('shared') });

const signIn = async () => {
  const machine = newMachine();
  await at(machine, () => sync.turnSync(true));
  return machine;
};

/** What the browser's maker does: all of one browser's shared items come to the other. */
const arrives = (from: Machine, to: Machine) =>
  at(to, async () => to.shared.replace(structuredClone(from.shared.items)));

const rule = (id: string): Rule => ({ id, name: id, on: true, sites: [], fields: [], value: { is: 'skip' } });
const change = (machine: Machine, to: (all: readonly Rule[]) => readonly Rule[]) => at(machine, () => rules.change(to));
const add = (machine: Machine, id: string) => change(machine, (all) => [...all, rule(id)]);
const ids = (machine: Machine) => at(machine, async () => (await rules.load()).map(({ id }) => id).sort());

let here: Machine;
let there: Machine;

beforeEach(async () => {
  current = newMachine();
  vi.stubGlobal('chrome', { ...fakeBrowser, storage: { local: api('local'), sync: api('shared') } });
  vi.resetModules();
  for (const told of Object.values(listeners)) told.clear();
  sync = await import('../../../utils/settings/sync/sync-store');
  ({ rulesStore: rules } = await import('../../../utils/settings/rules-store'));
  settings = await import('../../../utils/settings/settings-store');
  sync.followSync();
  here = await signIn();
  there = await signIn();
  await add(here, 'both');
  await arrives(here, there);
  expect(await ids(there)).toEqual(['both']);
});

test('a change, and a deletion, goes from one to the other', async () => {
  await add(there, 'theirs');
  await arrives(there, here);
  expect(await ids(here)).toEqual(['both', 'theirs']);

  await change(here, (all) => all.filter(({ id }) => id !== 'both'));
  await arrives(here, there);
  expect(await ids(there)).toEqual(['theirs']);
});

test.each(['here', 'there'] as const)('of changes at once none is lost, though those of %s win', async (last) => {
  await add(here, 'mine');
  await add(there, 'theirs');

  const [winner, loser] = last === 'here' ? [here, there] : [there, here];
  await arrives(winner, loser);
  expect(await ids(loser)).toEqual(['both', 'mine', 'theirs']);
  await arrives(loser, winner);
  expect(await ids(winner)).toEqual(['both', 'mine', 'theirs']);
});

test('what comes while something is changed here is not written over unseen', async () => {
  await add(there, 'theirs');
  await at(here, async () => {
    here.shared.items = structuredClone(there.shared.items);
    await rules.change((all) => [...all, rule('mine')]);
  });

  expect(await ids(here)).toEqual(['both', 'mine', 'theirs']);
});

test('several changes made while the other was away come as they are, deletions too', async () => {
  await add(here, 'a');
  await change(here, () => [rule('a')]);
  await add(here, 'b');

  await arrives(here, there);
  expect(await ids(there)).toEqual(['a', 'b']);
});

test('what was shared before and comes again late takes back nothing', async () => {
  const old = structuredClone(here.shared.items);
  await add(here, 'mine');
  const newest = structuredClone(here.shared.items);

  await at(here, async () => here.shared.replace(old));
  expect(await ids(here)).toEqual(['both', 'mine']);
  expect(Object.keys(here.shared.items)).toEqual(Object.keys(newest));
  await arrives(here, there);
  expect(await ids(there)).toEqual(['both', 'mine']);
});

test('what a newer version shares is left as it is, in both', async () => {
  await add(there, 'theirs');
  const text = String(there.shared.items['rules.0']).replace('"version":1', '"version":9');
  const index = there.shared.items['index'] as Record<string, object>;
  const newer = { ...index['rules'], hash: hash(text) };
  there.shared.items = { ...there.shared.items, 'rules.0': text, index: { ...index, rules: newer } };

  await arrives(there, here);
  expect(await at(here, () => sync.loadSync())).toMatchObject({ untaken: ['rules'] });
  await add(here, 'mine');
  await at(here, () => settings.saveSettings({ marketing: true }));

  expect(String(here.shared.items['settings.0'])).toContain('"marketing":true');
  expect(here.shared.items['rules.0']).toBe(text);
  expect(await ids(here)).toEqual(['both', 'mine']);
});
