import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../utils/plan/rules/rule';
import { textField } from '../../builders';
import { emptyStorage, FakePage, fakeTab, type FakeStorage, type FakeTab } from '../fake-tab';

const signUp = [textField('First name', { name: 'first' }), textField('E-mail', { type: 'email', name: 'email' })];

/** What nobody waits for is done. */
const turns = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A worker that has just woken, whose words are never read. */
function wokenTab(page: FakePage, storage: FakeStorage, given: object = {}): FakeTab {
  const tab = fakeTab(page, { storage, words: new Promise(() => {}), ...given });
  void tab.session.open();
  return tab;
}

/** The same, its keys in another order. */
function backwards<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, backwards(one)] as const);
  return Object.fromEntries(entries.toReversed()) as T;
}

async function openedOnce(page: FakePage): Promise<{ storage: FakeStorage; tab: FakeTab }> {
  const storage = emptyStorage();
  const tab = fakeTab(page, { storage });
  await tab.session.open();
  await turns();
  return { storage, tab };
}

describe('a worker that has slept', () => {
  it('shows at once what it showed before', async () => {
    const page = new FakePage(signUp);
    const { storage, tab } = await openedOnce(page);
    const woken = wokenTab(page, storage);
    await turns();
    expect(woken.rows).toEqual(tab.rows);
    expect(woken.state).toEqual(tab.state);
  });

  it('shows it although storage orders what it keeps', async () => {
    const page = new FakePage(signUp);
    const { storage, tab } = await openedOnce(page);
    storage.memory = backwards(storage.memory);
    const woken = wokenTab(page, storage);
    await turns();
    expect(woken.rows).toEqual(tab.rows);
  });

  it('plans the same, and fills it', async () => {
    const page = new FakePage(signUp);
    const { storage, tab } = await openedOnce(page);
    const woken = fakeTab(page, { storage });
    await woken.session.open();
    expect(woken.rows).toEqual(tab.rows);
    await woken.session.request({ do: 'fill' });
    expect(woken.rows.map(({ holds }) => holds)).toEqual(tab.rows.map(({ planned }) => planned));
  });

  it.each([
    ['the page holds something else', (page: FakePage) => page.type('E-mail', 'me@example.org')],
    ['a field has come', (page: FakePage) => void (page.fields = [...signUp, textField('City')])],
    [
      'the same form stands at another address',
      (page: FakePage) => void (page.address = new URL('/other', page.address)),
    ],
    ['the page is another one', (page: FakePage) => page.navigate('/log-in', [textField('User name')])],
    ['somebody else fills', (_: FakePage, storage: FakeStorage) => void (storage.memory = null)],
  ])('shows nothing of before where %s', async (_, change) => {
    const page = new FakePage(signUp);
    const { storage } = await openedOnce(page);
    change(page, storage);
    const woken = wokenTab(page, storage);
    await turns();
    expect(woken.state.phase).toBe('reading');
    expect(woken.rows).toEqual([]);
  });

  it('shows nothing of before where the settings are others', async () => {
    const page = new FakePage(signUp);
    const { storage } = await openedOnce(page);
    const woken = wokenTab(page, storage, { settings: { emailDomain: 'example.net' } });
    await turns();
    expect(woken.rows).toEqual([]);
  });
});

describe('what is kept', () => {
  it('goes with a fill: the page then holds something else', async () => {
    const { storage, tab } = await openedOnce(new FakePage(signUp));
    expect(storage.plan).not.toBeNull();
    await tab.session.request({ do: 'fill' });
    await turns();
    expect(storage.plan).toBeNull();
  });

  it.each([
    ['a counter', { is: 'template', text: 'user{{counter}}' }, [{ by: 'required' }], false],
    ['a selector', { is: 'template', text: 'Jo' }, [{ by: 'selector', selector: '#first' }], false],
    ['neither', { is: 'template', text: 'Jo' }, [{ by: 'required' }], true],
  ] as const)('with a rule of %s', async (_, value, fields, isKept) => {
    const rule = { id: 'r1', name: 'Mine', on: true, sites: [], fields, value } as unknown as Rule;
    const tab = fakeTab(new FakePage(signUp), { rules: [rule] });
    await tab.session.open();
    await turns();
    expect(tab.storage.plan !== null).toBe(isKept);
  });

  it('is what is planned for the person of the moment', async () => {
    const page = new FakePage(signUp);
    const { storage, tab } = await openedOnce(page);
    void tab.session.request({ do: 'new-person' });
    await tab.session.request({ do: 'new-person' });
    await turns();
    const woken = wokenTab(page, storage);
    await turns();
    expect(woken.rows).toEqual(tab.rows);
  });

  it('is no plan of a command alone, nor a hostile one', async () => {
    const page = new FakePage(signUp);
    const { storage, tab } = await openedOnce(page);
    const before = storage.plan;
    await tab.session.command(() => ({ scope: () => false, mode: 'invalid' }));
    await turns();
    expect([before, null]).toContainEqual(storage.plan);
    await tab.session.request({ do: 'set-mode', mode: 'hostile' });
    await turns();
    expect(storage.plan).toBeNull();
  });

  it.each([
    [300, true],
    [301, false],
  ])('is no plan of very many fields: %i', async (count, isKept) => {
    const fields = Array.from({ length: count }, (_, nth) => textField(`Box ${nth}`));
    const { storage } = await openedOnce(new FakePage(fields));
    expect(storage.plan !== null).toBe(isKept);
  });
});
