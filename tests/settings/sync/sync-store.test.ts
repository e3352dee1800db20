import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Rule } from '../../../utils/plan/rules/rule';
import type * as Rules from '../../../utils/settings/rules-store';
import type * as Settings from '../../../utils/settings/settings-store';
import type * as Sync from '../../../utils/settings/sync/sync-store';

let sync: typeof Sync;
let rules: typeof Rules;
let settings: typeof Settings;

beforeEach(async () => {
  fakeBrowser.reset();
  vi.stubGlobal('chrome', fakeBrowser);
  vi.resetModules();
  sync = await import('../../../utils/settings/sync/sync-store');
  rules = await import('../../../utils/settings/rules-store');
  settings = await import('../../../utils/settings/settings-store');
});

const rule = (id: string, name = id): Rule => ({
  id,
  name,
  on: true,
  sites: [],
  fields: [],
  value: { is: 'skip' },
});
const ids = async () => (await rules.rulesStore.load()).map(({ id }) => id);
const shared = () => fakeBrowser.storage.sync.get(null) as Promise<Record<string, unknown>>;

/** What another browser has shared: this one's store, emptied after sharing. */
async function sharedElsewhere(list: readonly Rule[]): Promise<void> {
  await rules.rulesStore.change(() => list);
  await settings.saveSettings({ emailDomain: 'ourco.example' });
  await sync.turnSync(true);
  await sync.turnSync(false);
  await fakeBrowser.storage.local.clear();
}

test('nothing is shared before it is asked for', async () => {
  sync.followSync();
  await rules.rulesStore.change(() => [rule('a')]);

  expect(await shared()).toEqual({});
});

test('turned on, what others share comes beside what is here', async () => {
  await sharedElsewhere([rule('theirs')]);
  await rules.rulesStore.change(() => [rule('mine')]);

  await sync.turnSync(true);

  expect(await ids()).toEqual(['mine', 'theirs']);
  expect((await settings.loadSettings()).emailDomain).toBe('ourco.example');
});

test('a change is shared', async () => {
  sync.followSync();
  await sync.turnSync(true);
  await rules.rulesStore.change(() => [rule('a', 'A')]);

  await vi.waitFor(async () => expect(JSON.stringify(await shared())).toContain('\\"name\\":\\"A\\"'));
});

test('what is too large stays here and is said; the rest is shared', async () => {
  const text = 'x'.repeat(90_000);
  await rules.rulesStore.change(() => [1, 2].map((id) => ({ ...rule(`r${id}`), value: { is: 'fixed', text } })));

  await sync.turnSync(true);

  expect(await sync.loadSync()).toMatchObject({ isOn: true, left: ['rules'], isRefused: false });
  expect(Object.keys(await shared())).toContain('settings.0');
  expect(await ids()).toEqual(['r1', 'r2']);
});

test('a refusal is said, and nothing is lost', async () => {
  await rules.rulesStore.change(() => [rule('a')]);
  const refuse = vi.spyOn(fakeBrowser.storage.sync, 'set').mockRejectedValue(new Error('QUOTA_BYTES quota exceeded'));

  await sync.turnSync(true);
  expect(await sync.loadSync()).toMatchObject({ isOn: true, isRefused: true });
  expect(await ids()).toEqual(['a']);

  refuse.mockRestore();
  await sync.turnSync(true);
  expect(await sync.loadSync()).toMatchObject({ isRefused: false });
});

test('what changed here and elsewhere at once is kept from both', async () => {
  await rules.rulesStore.change(() => [rule('both')]);
  await sync.turnSync(true);
  const before = await shared();
  await rules.rulesStore.change(() => [rule('both'), rule('theirs')]);
  await sync.turnSync(true);
  const theirs = await shared();
  await fakeBrowser.storage.sync.set(before);
  await rules.rulesStore.change(() => [rule('both')]);
  await sync.turnSync(true);

  sync.followSync();
  await Promise.all([
    fakeBrowser.storage.sync.set(theirs),
    rules.rulesStore.change(() => [rule('both'), rule('mine')]),
  ]);

  await vi.waitFor(async () => expect((await ids()).sort()).toEqual(['both', 'mine', 'theirs']));
});

test('many changes in a row are shared as they end, and none comes back', async () => {
  sync.followSync();
  await sync.turnSync(true);
  for (const name of 'abcdefgh') await rules.rulesStore.change((all) => [...all, rule(name)]);

  await vi.waitFor(async () => expect(JSON.stringify(await shared())).toContain('\\"name\\":\\"h\\"'));
  expect(await ids()).toEqual([...'abcdefgh']);
});

test('what changes here while a later version is taken over stays beside it', async () => {
  await rules.rulesStore.change(() => [rule('both')]);
  const { partText, takePart } = await import('../../../utils/settings/sync/sync-parts');
  const here = await partText('rules');
  const theirs = here.replaceAll('both', 'theirs');

  const adding = rules.rulesStore.change((now) => [...now, rule('mine')]);
  await Promise.all([adding, takePart('rules', theirs, here)]);
  expect((await ids()).sort()).toEqual(['both', 'mine', 'theirs']);

  await takePart('rules', theirs, await partText('rules'));
  expect(await ids()).toEqual(['theirs']);
});
