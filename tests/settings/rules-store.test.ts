import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Rule } from '../../utils/plan/rules/rule';
import type * as FieldStore from '../../utils/settings/field-rules-store';
import type * as Store from '../../utils/settings/rules-store';

let store: typeof Store;
let fieldStore: typeof FieldStore;

beforeEach(async () => {
  fakeBrowser.reset();
  vi.stubGlobal('chrome', fakeBrowser);
  vi.resetModules();
  store = await import('../../utils/settings/rules-store');
  fieldStore = await import('../../utils/settings/field-rules-store');
});

const rule = (id: string): Rule => ({ id, name: id, on: true, sites: [], fields: [], value: { is: 'skip' } });
const stored = async () => (await fakeBrowser.storage.local.get(null)) as Record<string, unknown>;
const shop = { host: 'shop.example', key: 'text:ort', label: 'Ort' };

describe('rules in storage', () => {
  test('two changes at once both stay', async () => {
    await Promise.all(['a', 'b'].map((id) => store.rulesStore.change((rules) => [...rules, rule(id)])));

    expect((await store.rulesStore.load()).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('one that cannot be changes nothing', async () => {
    await store.rulesStore.change(() => [rule('a')]);

    await expect(store.rulesStore.change((rules) => [...rules, { ...rule('b'), sites: ['a b'] }])).rejects.toThrow(
      'rules.1.sites.0: not-site a b',
    );
    expect(await store.rulesStore.load()).toEqual([rule('a')]);
  });

  test('one that cannot be read is kept aside, the others stay in use', async () => {
    await fakeBrowser.storage.local.set({ rules: { version: 1, rules: [rule('a'), { id: 'b' }] } });

    expect(await store.rulesStore.load()).toEqual([rule('a')]);
    expect(await stored()).toMatchObject({
      'kept-aside': [{ value: [{ id: 'b' }], problems: [{ where: 'rules.1.name' }, { where: 'rules.1.value' }] }],
      rules: { version: 1, rules: [rule('a')] },
    });
  });

  test('storage that is full keeps what it has, and says so', async () => {
    await store.rulesStore.change(() => [rule('a')]);
    const full = vi.spyOn(fakeBrowser.storage.local, 'set').mockRejectedValue(new Error('QUOTA_BYTES exceeded'));

    await expect(store.rulesStore.change((rules) => [...rules, rule('b')])).rejects.toThrow('QUOTA_BYTES');
    full.mockRestore();
    await store.rulesStore.change((rules) => [...rules, rule('c')]);

    expect((await store.rulesStore.load()).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('one is saved in its place, on or off as it was; a new one before all, a deleted one nowhere', async () => {
    await store.rulesStore.change(() => [{ ...rule('a'), on: false }, rule('b')]);

    await store.rulesStore.change((rules) => store.withSaved(rules, { ...rule('a'), name: 'A' }, false));
    await store.rulesStore.change((rules) => store.withSaved(rules, rule('new'), true));
    await store.rulesStore.change((rules) => store.withSaved(rules, rule('gone'), false));

    expect((await store.rulesStore.load()).map(({ id, name, on }) => [id, name, on])).toEqual([
      ['new', 'new', true],
      ['a', 'A', false],
      ['b', 'b', true],
    ]);
  });

  test('a counter goes on, never back', async () => {
    await store.countOn({ a: 5 });
    await store.countOn({ a: 3, b: 2 });

    expect(await store.loadCounters()).toEqual({ a: 5, b: 2 });
  });
});

describe('what versions before rules remembered', () => {
  test('becomes rules, once', async () => {
    const before = {
      'shop.example': { 'text:ort': { do: 'kind', kind: 'address-level2' }, 'text:x': { do: 'skip' } },
    };
    const after = [
      { name: 'x', sites: ['shop.example'], fields: [{ by: 'field', keys: ['text:x'] }], value: { is: 'skip' } },
      {
        name: 'ort',
        sites: ['shop.example'],
        fields: [{ by: 'field', keys: ['text:ort'] }],
        value: { is: 'kind', kind: 'address-level2' },
      },
    ];
    await fakeBrowser.storage.local.set({ remembered: before });

    const rules = await store.rulesStore.load();

    expect(rules).toMatchObject(after);
    expect(await store.rulesStore.load()).toEqual(rules);
    expect(await stored()).not.toHaveProperty('remembered');
  });
});

describe('the person’s word on one field', () => {
  test('is a rule before all others; the last word counts, null takes it back', async () => {
    await store.rulesStore.change(() => [rule('a')]);

    await fieldStore.ruleField(shop, { do: 'kind', kind: 'address-level2' });
    await fieldStore.ruleField(shop, { do: 'skip' });
    const [made, ...others] = await store.rulesStore.load();
    await fieldStore.ruleField(shop, null);

    expect(made).toMatchObject({ name: 'Ort', sites: ['shop.example'], value: { is: 'skip' } });
    expect(others).toEqual([rule('a')]);
    expect(await store.rulesStore.load()).toEqual([rule('a')]);
  });

  test('a typed text or a reroll makes none', async () => {
    await fieldStore.ruleField(shop, { do: 'text', text: 'Bonn' });
    await fieldStore.ruleField(shop, { do: 'reroll', nth: 2 });

    expect(await store.rulesStore.load()).toEqual([]);
  });

  test('those of a click are counted and forgotten, others stay', async () => {
    await store.rulesStore.change(() => [rule('a')]);
    await fieldStore.ruleField(shop, { do: 'skip' });

    expect(await fieldStore.countFieldRules()).toBe(1);
    await fieldStore.forgetFieldRules();
    expect(await store.rulesStore.load()).toEqual([rule('a')]);
  });
});
