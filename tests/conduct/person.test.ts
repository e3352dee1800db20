import { beforeEach, describe, expect, it } from 'vitest';
import { parsePopupRequest } from '../../utils/conduct/popup/popup-request';
import { noTraits } from '../../utils/plan/persona/traits';
import type { SavedPerson } from '../../utils/settings/saved-person';
import { textField } from '../builders';
import { FakePage, fakeTab, type FakeTab } from './fake-tab';

const form = [
  textField('First name', { name: 'first' }),
  textField('Last name', { name: 'last' }),
  textField('E-mail', { type: 'email', name: 'email' }),
];
const zelda: SavedPerson = {
  id: 'z',
  name: 'Zelda the tester',
  seed: '7K2QM-2F4',
  home: 'en-US',
  traits: { ...noTraits, pinned: { 'given-name': { is: 'fixed', text: 'Zelda' } } },
  sites: [],
};

let tab: FakeTab;
let page: FakePage;
beforeEach(async () => {
  page = new FakePage(form);
  tab = fakeTab(page, { persons: [zelda] });
  await tab.session.open();
});

const first = () => tab.row('First name').planned;
const pin = (text: string) => tab.session.request({ do: 'pin', kind: 'given-name', value: { is: 'fixed', text } });

describe('a pinned value', () => {
  it('shows at card and row at once, and is what a fill writes', async () => {
    await pin('Zelda');
    expect(first()).toBe('Zelda');
    expect(tab.row('First name').pinned).toBe(true);
    expect(tab.state.persona?.name).toMatch(/^Zelda /);
    await tab.session.request({ do: 'fill' });
    expect(page.textOf('First name')).toBe('Zelda');
  });

  it('is given back', async () => {
    const before = first();
    await pin('Zelda');
    await tab.session.request({ do: 'pin', kind: 'given-name', value: null });
    expect(first()).toBe(before);
    expect(tab.row('First name').pinned).toBe(false);
  });

  it('stays through a second fill by shortcut, which brings nobody new then', async () => {
    await pin('Zelda');
    await tab.session.command(() => ({ scope: () => true }));
    await tab.session.command(() => ({ scope: () => true }));
    expect(page.textOf('First name')).toBe('Zelda');
  });

  it('leaves with the person; what new ones are to be like stays', async () => {
    await tab.session.request({ do: 'set-traits', traits: { sex: 'male', email: 'qa@ourco.example' } });
    await pin('Zelda');
    await tab.session.request({ do: 'new-person' });
    expect(first()).not.toBe('Zelda');
    expect(tab.row('E-mail').planned).toBe('qa@ourco.example');
    expect(tab.state.persona?.recipe.traits).toEqual({ ...noTraits, sex: 'male', email: 'qa@ourco.example' });
  });

  it('survives the worker', async () => {
    await pin('Zelda');
    const later = fakeTab(page, { storage: tab.storage });
    await later.session.open();
    expect(later.row('First name').planned).toBe('Zelda');
  });
});

describe('a saved person', () => {
  it('fills in as they were saved, on other sites too', async () => {
    await tab.session.request({ do: 'choose-person', id: 'z' });
    expect(tab.state.persona).toMatchObject({
      saved: { id: 'z', isChanged: false },
      recipe: { seed: zelda.seed, traits: zelda.traits },
    });
    page.navigate('https://other.example/');
    await tab.session.open();
    expect(first()).toBe('Zelda');
  });

  it('that is no more leaves the current one, and is said', async () => {
    const before = tab.state.persona;
    await tab.session.request({ do: 'choose-person', id: 'gone' });
    expect(tab.state.persona).toEqual(before);
    expect(tab.events.findLast(({ is }) => is === 'problem')).toEqual({ is: 'problem', text: 'trouble_no_person' });
  });

  it('is left behind by a seed: the same seed gives anybody the same values', async () => {
    await tab.session.request({ do: 'choose-person', id: 'z' });
    await tab.session.request({ do: 'set-seed', seed: zelda.seed });
    expect(tab.state.persona).toMatchObject({ saved: null, recipe: { traits: noTraits } });
    expect(first()).not.toBe('Zelda');
  });

  it('is kept on every page by the lock, changes and all', async () => {
    await tab.session.request({ do: 'choose-person', id: 'z' });
    await tab.session.request({ do: 'turn-lock' });
    await tab.session.request({ do: 'pin', kind: 'family-name', value: { is: 'fixed', text: 'Quill' } });
    expect(tab.storage.locked).toMatchObject({ saved: 'z', traits: { pinned: { 'family-name': { text: 'Quill' } } } });
    const other = fakeTab(new FakePage(form), { storage: { ...tab.storage, memory: null } });
    await other.session.open();
    expect(other.row('Last name').planned).toBe('Quill');
  });
});

describe('the person of a site', () => {
  const turn = () => tab.session.request({ do: 'turn-site' });
  const later = async (address: string) => {
    page.navigate(address);
    const next = fakeTab(page, { storage: { ...tab.storage, memory: null } });
    await next.session.open();
    return next;
  };

  it('fills in there by themselves, and nowhere else', async () => {
    await tab.session.request({ do: 'choose-person', id: 'z' });
    await turn();
    expect(tab.state.persona?.saved).toMatchObject({ id: 'z', isOfSite: true });
    expect((await later('https://shop.example/next')).row('First name').planned).toBe('Zelda');
    expect((await later('https://other.example/')).state.persona?.saved).toBeNull();
  });

  it('is taken back', async () => {
    await tab.session.request({ do: 'choose-person', id: 'z' });
    await turn();
    await turn();
    expect((await later('https://shop.example/next')).state.persona?.saved).toBeNull();
  });

  it('stays through a second fill by shortcut, and gives way to whom the user asks for', async () => {
    await tab.session.request({ do: 'choose-person', id: 'z' });
    await turn();
    const next = await later('https://shop.example/next');
    await next.session.command(() => ({ scope: () => true }));
    await next.session.command(() => ({ scope: () => true }));
    expect(next.row('First name').planned).toBe('Zelda');
    await next.session.request({ do: 'new-person' });
    expect(next.row('First name').planned).not.toBe('Zelda');
  });
});

describe('traits', () => {
  it('changes what it names alone', () => {
    expect(parsePopupRequest({ do: 'set-traits', traits: { sex: 'male' } })).toEqual({
      do: 'set-traits',
      traits: { sex: 'male' },
    });
  });

  it.each([{ country: 'XX' }, { ages: [40, 30] }, { email: '{{' }])('that cannot be are refused: %o', (traits) => {
    expect(() => parsePopupRequest({ do: 'set-traits', traits })).toThrow('Unknown request from the popup at “traits.');
  });
});

it('the lock keeps the person from “New person”, which says so', async () => {
  await tab.session.request({ do: 'choose-person', id: 'z' });
  await tab.session.request({ do: 'turn-lock' });
  await tab.session.request({ do: 'new-person' });
  expect(tab.state).toMatchObject({ locked: true, persona: { saved: { id: 'z' } } });
  expect(tab.storage.locked).toMatchObject({ saved: 'z' });
  expect(tab.events).toContainEqual({ is: 'problem', text: 'trouble_is_locked' });
  await tab.session.request({ do: 'turn-lock' });
  await tab.session.request({ do: 'new-person' });
  expect(tab.state.persona?.saved).toBeNull();
});

it('the lock that is turned in one tab is shown in another that looks again, with who fills in there now', async () => {
  const other = fakeTab(new FakePage(form), { storage: tab.storage });
  await other.session.open();
  await tab.session.request({ do: 'new-person' });
  await tab.session.request({ do: 'turn-lock' });
  await other.session.lookAgain();
  expect(other.state).toMatchObject({ locked: true, persona: { name: tab.state.persona!.name } });
  await other.session.request({ do: 'turn-lock' });
  await tab.session.lookAgain();
  expect(tab.state.locked).toBe(false);
});
