import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { noTraits } from '../../utils/plan/persona/traits';
import { isSamePerson, type SavedPerson } from '../../utils/settings/saved-person';
import type * as Store from '../../utils/settings/persons-store';
import type * as Settings from '../../utils/settings/settings-store';

let { personsStore }: typeof Store = {} as typeof Store;
let { keptAside }: typeof Settings = {} as typeof Settings;

beforeEach(async () => {
  fakeBrowser.reset();
  vi.stubGlobal('chrome', fakeBrowser);
  vi.resetModules();
  ({ personsStore } = await import('../../utils/settings/persons-store'));
  ({ keptAside } = await import('../../utils/settings/settings-store'));
});

const person = (id: string, overrides: Partial<SavedPerson> = {}): SavedPerson => ({
  id,
  name: id,
  seed: '7K2QM-2F4',
  home: 'de-DE',
  traits: noTraits,
  sites: [],
  ...overrides,
});

describe('saved persons', () => {
  test('saved in two windows at once both stay', async () => {
    await Promise.all(['a', 'b'].map((id) => personsStore.change((persons) => [...persons, person(id)])));

    expect((await personsStore.load()).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('come back with all that was said of them', async () => {
    const vip = person('vip', {
      traits: {
        sex: 'female',
        ages: [30, 40],
        country: 'DE',
        email: 'vip+{{seed}}@ourco.example',
        pinned: { 'given-name': { is: 'fixed', text: 'Zelda' } },
      },
    });
    await personsStore.change(() => [vip]);

    expect(await personsStore.load()).toEqual([vip]);
  });

  test.each([
    ['a name of nothing', { name: ' ' }, 'persons.0.name: empty'],
    ['a seed that is none', { seed: 'hello' }, 'persons.0.seed: not-seed hello'],
    ['a language without names', { home: 'xx-XX' }, 'persons.0.home: not-language xx-XX'],
    [
      'ages the wrong way round',
      { traits: { ...noTraits, ages: [40, 30] } },
      'persons.0.traits.ages: ages-reversed [40,30]',
    ],
    [
      'a country we know no places of',
      { traits: { ...noTraits, country: 'XX' } },
      'persons.0.traits.country: not-country XX',
    ],
    ['a broken e-mail pattern', { traits: { ...noTraits, email: '{{' } }, 'persons.0.traits.email: unclosed'],
    [
      'a pin that skips',
      { traits: { ...noTraits, pinned: { email: { is: 'skip' } } } },
      'persons.0.traits.pinned.email: not-here',
    ],
  ] as const)('%s is refused with its place, and nothing is saved', async (_, wrong, message) => {
    await expect(personsStore.change(() => [person('a', wrong as Partial<SavedPerson>)])).rejects.toThrow(message);

    expect(await personsStore.load()).toEqual([]);
  });

  test('one that cannot be read is kept aside, the others stay in use', async () => {
    await fakeBrowser.storage.local.set({ persons: { version: 1, persons: [person('a'), { id: 'b' }] } });

    expect(await personsStore.load()).toEqual([person('a')]);
    expect((await keptAside())[0]).toMatchObject({ value: [{ id: 'b' }] });
  });

  test('of a newer version are kept aside whole', async () => {
    const newer = { version: 9, persons: [{ id: 'a', shape: 'unknown' }] };
    await fakeBrowser.storage.local.set({ persons: newer });

    expect(await personsStore.load()).toEqual([]);
    expect((await keptAside())[0]).toMatchObject({ value: [newer] });
  });

  test('are the same person whatever they are called', () => {
    expect(isSamePerson(person('a'), person('b', { name: 'other' }))).toBe(true);
    expect(isSamePerson(person('a'), person('a', { traits: { ...noTraits, sex: 'male' } }))).toBe(false);
  });
});
