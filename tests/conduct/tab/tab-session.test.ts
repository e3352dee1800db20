import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Trouble } from '../../../utils/conduct/frames/trouble';
import type { DrawnSpec } from '../../../utils/plan/value-language/value-spec';
import type { Rule } from '../../../utils/plan/rules/rule';
import type { FieldId } from '../../../utils/pipeline';
import { selectField, textField } from '../../builders';
import { emptyStorage, FakePage, fakeTab, type FakeTab } from '../fake-tab';

const form = { form: 'sign-up', formTexts: ['Create your account', 'Sign up'] };
const signUp = [
  textField('First name', { name: 'first', ...form }),
  textField('Last name', { name: 'last', ...form }),
  textField('E-mail', { type: 'email', name: 'email', ...form }),
  textField('Password', { type: 'password', name: 'pw', autocomplete: 'new-password', ...form }),
];

let tab: FakeTab;
let page: FakePage;

beforeEach(async () => {
  page = new FakePage(signUp);
  tab = fakeTab(page);
  await tab.session.open();
});

const held = () => signUp.map((field) => page.held(field).text);
const planned = () => tab.rows.map((row) => row.planned);

describe('a fill', () => {
  it('writes what the rows show, time after time', async () => {
    const shown = planned();
    await tab.session.request({ do: 'fill' });
    expect(held()).toEqual(shown);
    await tab.session.open();
    expect(planned()).toEqual(shown);
    await tab.session.request({ do: 'fill' });
    expect(held()).toEqual(shown);
    expect(tab.state).toMatchObject({ phase: 'filled', summary: { filled: 4, of: 4 }, pending: 0 });
  });

  it('by shortcut brings somebody new where the form holds our values already', async () => {
    const everything = () => ({ scope: () => true });
    await tab.session.command(everything);
    const first = held();
    await tab.session.command(everything);
    expect(held()).not.toEqual(first);
  });

  it('keeps a seed that the person typed, by shortcut too', async () => {
    await tab.session.request({ do: 'set-seed', seed: '7K2QM-2F4' });
    await tab.session.command(() => ({ scope: () => true }));
    await tab.session.command(() => ({ scope: () => true }));
    expect(tab.state.persona?.recipe.seed).toBe('7K2QM-2F4');
  });

  it('is told on the page where its popup was closed meanwhile', async () => {
    page.isWatched = false;
    await tab.session.request({ do: 'fill' });
    expect(page.notices.map(({ text, undo }) => [text, undo])).toEqual([['noticeFilled 4 4', 'undo']]);
    page.isWatched = true;
    await tab.session.request({ do: 'fill' });
    expect(page.notices).toHaveLength(1);
  });

  it('says that the page is busy for as long as it is', async () => {
    page.isBusy = true;
    await tab.session.request({ do: 'fill' });
    const troubles = tab.events.flatMap((event) => (event.is === 'state' ? [event.state.trouble] : []));
    expect(troubles).toContain('trouble_busy');
    expect(tab.state).toMatchObject({ phase: 'filled', trouble: '' });
    expect(tab.events.filter(({ is }) => is === 'problem')).toEqual([]);
  });

  it('is taken back, however busy the page is meanwhile, and says so', async () => {
    await tab.session.request({ do: 'fill' });
    page.isBusy = true;
    await tab.session.request({ do: 'undo' });
    const troubles = tab.events.flatMap((event) => (event.is === 'state' ? [event.state.trouble] : []));
    expect(troubles).toContain('trouble_busy');
    expect(tab.state).toMatchObject({ phase: 'undone', trouble: '', undone: { restored: 4, of: 4 } });
  });

  it('is told still where the page draws its form anew with the same values', async () => {
    await tab.session.request({ do: 'fill' });
    page.fields = signUp.map((field) => ({ ...field, id: `${field.id} anew` as FieldId }));
    for (const { id } of signUp) page.holds.set(`${id} anew`, page.held({ id }));
    await tab.session.lookAgain();
    expect(tab.state).toMatchObject({ phase: 'filled', summary: { filled: 4, of: 4 }, pending: 0 });
    expect(tab.rows.map(({ outcome }) => outcome)).toEqual(['filled', 'filled', 'filled', 'filled']);
  });

  it('counts no longer what the page takes back after it', async () => {
    await tab.session.request({ do: 'fill' });
    const { id } = signUp[2]!;
    page.holds.set(id, { text: '', state: 'empty' });
    page.changed = [{ id, outcome: 'refused', reason: 'refused-by-page', holds: '' }];
    await tab.session.lookAgain();
    expect(tab.state).toMatchObject({ phase: 'filled', summary: { filled: 3, of: 4 } });
    expect(tab.row('E-mail')).toMatchObject({ outcome: 'refused', reason: 'refused-by-page' });
  });

  it('counts no longer what the page takes back after the popup was closed: on the button, and in the page’s notice', async () => {
    page.isWatched = false;
    await tab.session.request({ do: 'fill' });
    const { id } = signUp[2]!;
    page.changed = [{ id, outcome: 'refused', reason: 'refused-by-page', holds: '' }];
    await tab.session.obey('look-again');
    expect(page.notices.map(({ text, corrects }) => [text, corrects])).toEqual([
      ['noticeFilled 4 4', undefined],
      ['noticeFilled 3 4', true],
    ]);
    expect(tab.badges.at(-1)).toBe('3 realistic');
    page.changed = [];
    await tab.session.obey('look-again');
    expect(page.notices).toHaveLength(2);
  });

  it('counts no longer in the page’s notice what the person has emptied since, and counts it once it is filled again', async () => {
    page.isWatched = false;
    await tab.session.request({ do: 'fill' });
    const { id } = signUp[2]!;
    const held = page.held({ id });
    for (const now of [{ text: '', state: 'empty' } as const, held]) {
      page.holds.set(id, now);
      await tab.session.obey('look-again');
    }
    expect(page.notices.map(({ text, corrects }) => [text, corrects])).toEqual([
      ['noticeFilled 4 4', undefined],
      ['noticeFilled 3 4', true],
      ['noticeFilled 4 4', true],
    ]);
  });

  it('is not claimed once the popup is opened again', async () => {
    await tab.session.request({ do: 'fill' });
    tab.events.length = 0;
    await tab.session.open();
    const phases = tab.events.flatMap((event) => (event.is === 'state' ? [event.state.phase] : []));
    expect(phases[0]).toBe('reading');
    expect(phases).not.toContain('filled');
    expect(tab.row('E-mail')).toMatchObject({ outcome: 'filled', pending: false, state: 'ours' });
  });
});

describe('a view that is opened beside another', () => {
  it('is told what that one shows, which goes on showing it', async () => {
    tab.events.length = 0;
    const opening = tab.session.open({ isFollowed: true });
    expect(tab.rows.length).toBe(4);
    expect(tab.state.phase).toBe('ready');
    await opening;
    const lists = tab.events.flatMap((event) => (event.is === 'rows' ? [event.total] : []));
    expect(lists).not.toContain(0);
    expect(tab.state.phase).toBe('ready');
  });

  it('is told of the page that stands there by now', async () => {
    page.navigate('/log-in', signUp.slice(0, 1));
    await tab.session.open({ isFollowed: true });
    expect(tab.rows.length).toBe(1);
  });
});

describe('an error of ours while a field is written', () => {
  it('can be copied at once, and until the field is written', async () => {
    page.failing.set(signUp[0]!.id, 'select.write: TypeError');
    await tab.session.request({ do: 'fill' });
    expect(tab.state).toMatchObject({ phase: 'filled', faults: ['select.write: TypeError'] });
    page.failing.clear();
    await tab.session.request({ do: 'fill' });
    expect(tab.state.faults).toEqual([]);
  });

  it('can be copied where the fill goes on without the answer, until the page is read anew', async () => {
    page.failingCall = 'agent/settle';
    await tab.session.request({ do: 'fill' });
    expect(tab.state).toMatchObject({ phase: 'filled', faults: ['agent/settle: TypeError'] });
    page.failingCall = null;
    await tab.session.request({ do: 'refresh' });
    expect(tab.state.faults).toEqual([]);
  });
});

describe('a fill of a large page that is still being read', () => {
  let finish: () => void;
  let storage: ReturnType<typeof emptyStorage>;
  const isBegun = () => page.held(signUp[1]!).text !== '';

  beforeEach(() => {
    page = new FakePage(signUp);
    page.first = signUp.slice(0, 2);
    page.scanned = new Promise((resolve) => (finish = resolve));
    storage = emptyStorage();
    tab = fakeTab(page, { storage });
  });

  /** Presses while the page is being read. */
  async function press(): Promise<void> {
    void tab.session.open();
    await vi.waitFor(() => expect(tab.state.phase).toBe('reading'));
    void tab.session.request({ do: 'fill' });
  }

  it('begins with its first fields and ends as it is planned as a whole, in one step', async () => {
    await press();
    await vi.waitFor(() => expect(isBegun()).toBe(true));
    const early = held().slice(0, 2);
    expect(tab.state.phase).toBe('reading');
    finish();
    await vi.waitFor(() => expect(tab.state.phase).toBe('filled'));
    expect(held()).toEqual(planned());
    expect(held().slice(0, 2)).toEqual(early);
    expect(tab.state).toMatchObject({ summary: { filled: 4, of: 4 }, undo: { fields: 4 } });
  });

  it('begins early on the next page of the tab too', async () => {
    finish();
    await tab.session.open();
    page.navigate('/next');
    page.scanned = new Promise((resolve) => (finish = resolve));
    await press();
    await vi.waitFor(() => expect(isBegun()).toBe(true));
    expect(tab.state.phase).toBe('reading');
    finish();
    await vi.waitFor(() => expect(tab.state).toMatchObject({ phase: 'filled', summary: { filled: 4, of: 4 } }));
    expect(held()).toEqual(planned());
  });

  it('has its first fields read before anybody presses, which a small one is not kept waiting for', async () => {
    finish();
    await tab.session.open();
    expect(page.askedFirst).toBe(0);
    page = new FakePage(Array.from({ length: 250 }, (_, at) => ({ ...signUp[1]!, id: `many${at}` as FieldId })));
    page.first = page.fields.slice(0, 2);
    await fakeTab(page, { storage }).session.open();
    expect(page.askedFirst).toBe(1);
  });

  it('takes back what it began where it is stopped before the page is read', async () => {
    await press();
    await vi.waitFor(() => expect(isBegun()).toBe(true));
    void tab.session.request({ do: 'cancel' });
    expect(tab.state).toMatchObject({ phase: 'reading', isStopping: true });
    finish();
    await vi.waitFor(() => expect(tab.state.phase).toBe('stopped'));
    expect(tab.state).toMatchObject({ summary: null, isStopping: false });
    expect(held()).toEqual(['', '', '', '']);
  });

  it('is said to have stopped where it waited for a page that had been read before', async () => {
    finish();
    await tab.session.open();
    const again = tab.session.request({ do: 'refresh' });
    void tab.session.request({ do: 'fill' });
    void tab.session.request({ do: 'cancel' });
    await again;
    await vi.waitFor(() => expect(tab.state.phase).toBe('stopped'));
    expect(held()).toEqual(['', '', '', '']);
  });

  it('waits for the whole page where a rule may speak of any field', async () => {
    const rule: Rule = {
      id: 'r',
      name: 'x',
      on: true,
      sites: [],
      fields: [],
      value: { is: 'fixed', text: 'x' },
    };
    tab = fakeTab(page, { storage, rules: [rule] });
    await press();
    finish();
    await vi.waitFor(() => expect(tab.state.phase).toBe('filled'));
    expect(page.askedFirst).toBe(0);
    expect(held()).toEqual(planned());
  });
});

describe('a page that moves on by itself once it is filled', () => {
  beforeEach(async () => {
    page.leaves = true;
    await tab.session.request({ do: 'fill' });
    page.navigate('/thanks', [textField('City', { name: 'city' })]);
    await tab.session.pageChanged();
  });

  it('is told with what was filled, over the rows of the page after it', () => {
    expect(tab.state).toMatchObject({ phase: 'ready', summary: { filled: 4, of: 4 }, fillable: 1 });
    expect(tab.rows.map(({ label, outcome }) => [label, outcome])).toEqual([['City', null]]);
  });

  it('is told once', async () => {
    page.navigate('/home');
    await tab.session.pageChanged();
    expect(tab.state).toMatchObject({ phase: 'ready', summary: null });
  });
});

describe('a page that moves on to one that can’t be filled', () => {
  it('leaves nothing to say on the page after that', async () => {
    page.leaves = true;
    await tab.session.request({ do: 'fill' });
    page.trouble = new Trouble('no-access');
    await tab.session.pageChanged();
    expect(tab.state).toMatchObject({ phase: 'blocked' });
    page.trouble = null;
    page.navigate('/later');
    await tab.session.open();
    expect(tab.state).toMatchObject({ phase: 'ready', summary: null });
  });

  it('keeps the button that allows it where it is, though the page is read once more', async () => {
    page.trouble = new Trouble('no-access');
    await tab.session.pageChanged();
    tab.events.length = 0;
    await tab.session.pageChanged();
    const states = tab.events.flatMap((event) => (event.is === 'state' ? [event.state] : []));
    expect(states.map(({ phase }) => phase)).toContain('reading');
    expect(states.every(({ lacksAccess }) => lacksAccess)).toBe(true);
    page.trouble = null;
    await tab.session.pageChanged();
    expect(tab.state).toMatchObject({ phase: 'ready', lacksAccess: false });
  });
});

describe('a page that shows another view of itself', () => {
  it('keeps what is said of a fill as long as any of it is there', async () => {
    await tab.session.request({ do: 'fill' });
    await tab.session.pageChanged();
    expect(tab.state).toMatchObject({ phase: 'filled', summary: { filled: 4, of: 4 } });
    page.fields = [textField('City', { name: 'city' })];
    await tab.session.pageChanged();
    expect(tab.state).toMatchObject({ phase: 'ready', summary: { filled: 4, of: 4 }, fillable: 1 });
  });
});

describe('a wizard', () => {
  it('moves on from a fill with its next step, where the steps share the search box above them too', async () => {
    const search = textField('Search', { name: 'q', type: 'search', form: 'search' });
    page.fields = [search, textField('First name', { name: 'first' })];
    await tab.session.open();
    await tab.session.request({ do: 'fill' });
    expect(tab.state).toMatchObject({ phase: 'filled', summary: { filled: 1, of: 1 } });
    page.fields = [search, textField('City', { name: 'city' })];
    await tab.session.obey('look-again');
    expect(tab.state).toMatchObject({ phase: 'ready', summary: { filled: 1, of: 1 }, fillable: 1 });
  });

  it('keeps its person when a step comes again', async () => {
    await tab.session.request({ do: 'fill' });
    const shown = planned();
    page.holds.clear();
    await tab.session.open();
    expect(planned()).toEqual(shown);
  });
});

describe('changes that are not on the page yet', () => {
  beforeEach(() => tab.session.request({ do: 'fill' }));

  it('are counted, and only they are written', async () => {
    const [, last] = held();
    page.type('Last name', 'Mine');
    await tab.session.request({ do: 'override', row: tab.row('First name').row, override: { do: 'text', text: 'Bo' } });
    expect(tab.state.pending).toBe(1);
    expect(tab.row('First name')).toMatchObject({ pending: true, planned: 'Bo' });
    expect(tab.row('Last name')).toMatchObject({ pending: false, planned: last });
    await tab.session.request({ do: 'apply-changes' });
    expect([page.textOf('First name'), page.textOf('Last name')]).toEqual(['Bo', 'Mine']);
    expect(tab.state).toMatchObject({ pending: 0, summary: { filled: 1, of: 1 } });
  });

  it('are all rows that a new person changes, none of which claims the old values', async () => {
    await tab.session.request({ do: 'new-person' });
    expect(tab.rows.every(({ pending }) => pending)).toBe(true);
    expect(tab.state.counts).toEqual({ planned: 4, filled: 0, refused: 0, skipped: 0 });
    await tab.session.request({ do: 'fill' });
    expect(held()).toEqual(planned());
  });

  it('are a field that is skipped now: it is put back, and left from then on', async () => {
    page.type('Last name', 'Mine');
    await tab.session.open();
    const { row } = tab.row('First name');
    await tab.session.request({ do: 'override', row, override: { do: 'skip' } });
    expect(tab.state.pending).toBe(1);
    expect(tab.row('First name')).toMatchObject({ pending: true, reason: 'skipped-by-user', outcome: 'filled' });
    await tab.session.request({ do: 'apply-changes' });
    expect(tab.state).toMatchObject({ phase: 'undone', pending: 0, undone: { restored: 1, of: 1, gone: 0, kept: 0 } });
    expect(tab.row('First name')).toMatchObject({ pending: false, reason: 'skipped-by-user', holds: '' });
    await tab.session.request({ do: 'fill' });
    expect([page.textOf('First name'), page.textOf('Last name')]).toEqual(['', 'Mine']);
  });

  it('are a field that is skipped now, after a second fill of the same too', async () => {
    await tab.session.request({ do: 'fill' });
    await tab.session.request({ do: 'override', row: tab.row('First name').row, override: { do: 'skip' } });
    expect(tab.state.pending).toBe(1);
    await tab.session.request({ do: 'apply-changes' });
    expect(page.textOf('First name')).toBe('');
  });

  it('with a fill of the page: what is skipped is put back, the rest is written', async () => {
    await tab.session.request({ do: 'override', row: tab.row('First name').row, override: { do: 'skip' } });
    await tab.session.request({ do: 'override', row: tab.row('Last name').row, override: { do: 'text', text: 'Bo' } });
    await tab.session.request({ do: 'apply-changes' });
    expect([page.textOf('First name'), page.textOf('Last name')]).toEqual(['', 'Bo']);
    expect(tab.state).toMatchObject({ phase: 'filled', summary: { filled: 1, of: 1 }, pending: 0 });
  });

  it('are answered where there are none any more', async () => {
    await tab.session.request({ do: 'override', row: tab.row('First name').row, override: { do: 'text', text: 'Bo' } });
    await Promise.all([1, 2].map(() => tab.session.request({ do: 'apply-changes' })));
    expect(tab.events.at(-1)).toEqual({ is: 'unchanged' });
  });

  it('are said to have been stopped where they waited behind what was stopped', async () => {
    await tab.session.request({ do: 'override', row: tab.row('First name').row, override: { do: 'text', text: 'Bo' } });
    const before = page.textOf('First name');
    const asked = tab.session.request({ do: 'apply-changes' });
    void tab.session.request({ do: 'cancel' });
    await asked;
    expect(tab.state.phase).toBe('stopped');
    expect(page.textOf('First name')).toBe(before);
  });

  it('are none where the person has typed since: that is theirs', async () => {
    page.type('Last name', 'Mine');
    await tab.session.open();
    expect(tab.row('Last name')).toMatchObject({ outcome: null, pending: false, reason: 'has-value', holds: 'Mine' });
    await tab.session.request({ do: 'new-person' });
    await tab.session.request({ do: 'fill' });
    expect(page.textOf('Last name')).toBe('Mine');
  });
});

describe('two clicks that the popup sends before it hears of the first', () => {
  const twice = async (request: Parameters<FakeTab['session']['request']>[0]) => {
    await Promise.all([tab.session.request(request), tab.session.request(request)]);
  };

  it('reroll a row twice', async () => {
    const { row } = tab.row('First name');
    await twice({ do: 'reroll', row });
    expect(tab.row('First name').override).toEqual({ do: 'reroll', nth: 2 });
    await tab.session.request({ do: 'reroll', row });
    expect(tab.row('First name').override).toEqual({ do: 'reroll', nth: 3 });
  });

  it('leave a row as it was by Skip', async () => {
    const { row } = tab.row('First name');
    await twice({ do: 'turn-skip', row });
    expect(tab.row('First name').override).toBeNull();
    await tab.session.request({ do: 'turn-skip', row });
    expect(tab.row('First name')).toMatchObject({ override: { do: 'skip' }, reason: 'skipped-by-user' });
  });

  it('leave the person as they were by the lock', async () => {
    await twice({ do: 'turn-lock' });
    expect([tab.state.locked, tab.storage.locked]).toEqual([false, null]);
    await tab.session.request({ do: 'turn-lock' });
    expect(tab.state.locked).toBe(true);
  });
});

describe('a command on one field', () => {
  it('fills it as a kind, and says so of it from now on', async () => {
    const only = (found: { readonly ownId: string }) => found.ownId === signUp[0]!.id;
    await tab.session.command(() => ({ scope: only, only, as: 'address-level2', always: true }));
    expect(page.notices.at(-1)).toMatchObject({ text: 'noticeAlways noticeFilled 1 1 kind_address_level2' });
    await tab.session.command(() => ({ scope: () => true }));
    expect(tab.row('First name')).toMatchObject({
      kind: 'address-level2',
      override: { do: 'kind', kind: 'address-level2' },
    });
    expect(tab.row('Last name').kind).toBe('family-name');
    await tab.session.command(() => ({ scope: only, only, as: 'email' }));
    expect(page.textOf('First name')).toMatch(/@example\.com$/);
  });

  it('writes whatever the field holds, and nothing else', async () => {
    page.type('E-mail', 'me@example.org');
    const only = (found: { readonly ownId: string }) => found.ownId === signUp[2]!.id;
    await tab.session.command(() => ({ scope: only, only }));
    expect(page.textOf('E-mail')).toMatch(/@example\.com$/);
    expect(page.textOf('First name')).toBe('');
  });

  it('fills once in another mode, and leaves the tab’s own', async () => {
    await tab.session.command(() => ({ scope: () => true, mode: 'boundary' }));
    expect(tab.state.mode).toBe('realistic');
  });
});

describe('undo', () => {
  it('takes one fill back after the other, as far as the page knows, and says what it did', async () => {
    await tab.session.request({ do: 'fill' });
    const first = held();
    await tab.session.request({ do: 'new-person' });
    await tab.session.request({ do: 'fill' });
    await tab.session.request({ do: 'undo' });
    expect(held()).toEqual(first);
    expect(tab.state).toMatchObject({ phase: 'undone', undone: { restored: 4, of: 4, gone: 0, kept: 0 } });
    page.changed = [{ id: signUp[2]!.id, outcome: 'refused', reason: 'refused-by-page', holds: 'ours' }];
    await tab.session.obey('look-again');
    expect(tab.state).toMatchObject({ phase: 'undone', undone: { restored: 3, of: 4, gone: 0, kept: 0 } });
    // The page holds the first person's values; the second one's are what a fill would write.
    expect(tab.state.pending).toBe(4);
    expect(tab.rows.every(({ planned, holds }) => planned !== holds)).toBe(true);
    await tab.session.open();
    expect(tab.state.pending).toBe(4);
    const afterSleep = fakeTab(page, { storage: tab.storage });
    await afterSleep.session.open();
    expect(afterSleep.state.pending).toBe(4);
    expect(tab.state.undo).toMatchObject({ fields: 4 });
    await tab.session.request({ do: 'undo' });
    expect(held()).toEqual(['', '', '', '']);
    expect(tab.state.undo).toBeNull();
  });

  it('claims nothing of itself where it is stopped while the page is read once more', async () => {
    await tab.session.request({ do: 'fill' });
    let finish = () => {};
    page.scanned = new Promise((resolve) => (finish = resolve));
    const undone = tab.session.request({ do: 'undo' });
    await vi.waitFor(() => expect(held()).toEqual(['', '', '', '']));
    void tab.session.request({ do: 'cancel' });
    finish();
    await undone;
    expect(tab.state.phase).toBe('ready');
  });
});

describe('a site', () => {
  it('is logged in to with what was signed up with, by another person too', async () => {
    await tab.session.request({
      do: 'override',
      row: tab.row('E-mail').row,
      override: { do: 'text', text: 'a@b.test' },
    });
    await tab.session.request({ do: 'fill' });
    const password = page.textOf('Password');
    const logIn = new FakePage([
      textField('E-mail', { type: 'email', name: 'user', form: 'log-in' }),
      textField('Password', { type: 'password', name: 'pw', autocomplete: 'current-password', form: 'log-in' }),
    ]);
    const other = fakeTab(logIn, { storage: { ...emptyStorage(), accounts: tab.storage.accounts } });
    await other.session.open();
    await other.session.request({ do: 'new-person' });
    await other.session.request({ do: 'fill' });
    expect([logIn.textOf('E-mail'), logIn.textOf('Password')]).toEqual(['a@b.test', password]);
  });

  it('has a mode of its own', async () => {
    await tab.session.request({ do: 'set-mode', mode: 'invalid' });
    page.navigate('https://other.example/');
    await tab.session.open();
    expect(tab.state.mode).toBe('realistic');
    page.navigate('https://shop.example/');
    await tab.session.open();
    expect(tab.state.mode).toBe('invalid');
    expect(tab.badges.at(-1)).toBe('invalid');
  });

  it('loses its mode to a command that comes while the button shows none', async () => {
    await tab.session.request({ do: 'set-mode', mode: 'boundary' });
    page.navigate('https://other.example/');
    page.navigate('https://shop.example/');
    await tab.session.command(() => ({ scope: () => true }));
    expect(page.notices.at(-1)?.text).toBe('noticeFilled 4 4');
    await tab.session.open();
    expect(tab.state.mode).toBe('realistic');
  });
});

describe('the list', () => {
  it('is narrowed by look and text', async () => {
    await tab.session.request({ do: 'narrow', look: 'planned', search: 'name' });
    expect(tab.rows.map(({ label }) => label)).toEqual(['First name', 'Last name']);
    await tab.session.request({ do: 'narrow', look: 'filled', search: '' });
    expect(tab.rows).toEqual([]);
  });

  it('tells what an editor needs, and a value of each kind', async () => {
    const { row } = tab.row('E-mail');
    await tab.session.request({ do: 'details', row });
    await tab.session.request({ do: 'kind-samples' });
    expect(tab.events.at(-2)).toMatchObject({ is: 'details', row, details: { control: { type: 'email' } } });
    const samples = tab.events.at(-1);
    expect(samples).toMatchObject({ is: 'kind-samples' });
    expect(samples?.is === 'kind-samples' && samples.samples.email).toMatch(/@example\.com$/);
  });
});

describe('a command by shortcut or menu', () => {
  const everything = () => ({ scope: () => true });

  it('says on the page what it did, with the way back', async () => {
    await tab.session.command(everything);
    expect(page.notices).toEqual([{ text: 'noticeFilled 4 4', undo: 'undo', tone: 'done' }]);
    await tab.session.undo();
    expect(page.notices.at(-1)).toEqual({ text: 'undoneRestored 4 4', undo: null, tone: 'done' });
    expect(held()).toEqual(['', '', '', '']);
  });

  it('says nothing there where the settings want no notice', async () => {
    const quiet = fakeTab(page, { notice: false });
    await quiet.session.command(() => ({ scope: () => true }));
    expect(held()).not.toContain('');
    expect(page.notices).toEqual([]);
  });

  it('names a mode that the tab is in', async () => {
    await tab.session.request({ do: 'set-mode', mode: 'boundary' });
    await tab.session.command(everything);
    expect(page.notices.at(-1)?.text).toBe('noticeMode noticeFilled 4 4 mode_boundary');
    expect(tab.badges.slice(-2)).toEqual(['boundary', '4 boundary']);
  });

  it('says at once why it could not be done', async () => {
    await tab.session.command(() => {
      throw new Trouble('no-field');
    });
    expect(page.notices).toEqual([{ text: 'trouble_no_field', undo: null, tone: 'problem' }]);
    expect(tab.warnings).toEqual(['trouble_no_field']);
    await tab.session.undo();
    expect(page.notices.at(-1)?.text).toBe('trouble_nothing_to_undo');
  });
});

describe('a page that is left', () => {
  it('for one that can’t be filled: no rows, no person, nothing to undo', async () => {
    await tab.session.request({ do: 'fill' });
    page.trouble = new Trouble('browser-page');
    await tab.session.pageChanged();
    expect(tab.state).toMatchObject({
      phase: 'blocked',
      trouble: 'trouble_browser_page',
      persona: null,
      undo: null,
      found: 0,
    });
    expect(tab.rows).toEqual([]);
  });

  it('for another one shows that one’s rows, and claims nothing of the fill before', async () => {
    await tab.session.request({ do: 'fill' });
    page.navigate('/next', [textField('City', { name: 'city' })]);
    await tab.session.pageChanged();
    expect(tab.rows.map(({ label, outcome }) => [label, outcome])).toEqual([['City', null]]);
    expect(tab.state).toMatchObject({ phase: 'ready', summary: null, undo: null });
  });
});

describe('a look again', () => {
  it('keeps what is said of the fill while the page stays, and tells what it holds now', async () => {
    await tab.session.request({ do: 'fill' });
    page.type('Last name', 'Mine');
    tab.events.length = 0;
    await tab.session.request({ do: 'refresh' });
    expect(tab.events.every((event) => event.is !== 'state' || event.state.phase === 'filled')).toBe(true);
    expect(tab.state).toMatchObject({ phase: 'filled', summary: { filled: 4, of: 4 } });
    expect(tab.row('Last name')).toMatchObject({ state: 'typed', holds: 'Mine', outcome: null });
  });
});

describe('a page that changes under a view', () => {
  it('is looked at again: what is typed over and what is gone shows, what was done stays said', async () => {
    await tab.session.request({ do: 'fill' });
    page.type('Last name', 'mine');
    page.fields = page.fields.filter(({ texts }) => texts[0]?.text !== 'E-mail');
    await Promise.all([tab.session.obey('look-again'), tab.session.obey('look-again')]);
    expect(tab.row('Last name')).toMatchObject({ state: 'typed', holds: 'mine' });
    expect(tab.rows.map(({ label }) => label)).not.toContain('E-mail');
    expect(tab.state).toMatchObject({ phase: 'filled', summary: { filled: 4, of: 4 } });
  });

  it('has what the person types over go before what was filled: a field that repeats it is planned with it', async () => {
    page.fields = [...signUp.slice(0, 3), textField('Confirm e-mail', { type: 'email', name: 'email2', ...form })];
    await tab.session.lookAgain();
    await tab.session.request({ do: 'fill' });
    expect(tab.row('Confirm e-mail')).toMatchObject({ planned: page.textOf('E-mail'), pending: false });
    page.type('E-mail', 'me@mine.example');
    await tab.session.obey('look-again');
    expect(tab.row('Confirm e-mail')).toMatchObject({ planned: 'me@mine.example', pending: true });
    await tab.session.request({ do: 'fill' });
    expect(page.textOf('Confirm e-mail')).toBe('me@mine.example');
  });

  it('counts no longer what the person has emptied, and still what they have filled otherwise', async () => {
    await tab.session.request({ do: 'fill' });
    page.type('Last name', 'mine');
    page.holds.set(signUp[2]!.id, { text: '', state: 'empty' });
    await tab.session.obey('look-again');
    expect(tab.state).toMatchObject({ phase: 'filled', summary: { filled: 3, of: 4 } });
    expect(tab.badges.at(-1)).toBe('3 realistic');
    await tab.session.pageChanged();
    expect(tab.state).toMatchObject({ phase: 'filled', summary: { filled: 3, of: 4 } });
  });

  it('counts no longer what the person has emptied where the page draws all of it anew, before and after', async () => {
    await tab.session.request({ do: 'fill' });
    const empty = (name: string) =>
      page.holds.set(page.fields.find((field) => field.name === name)!.id, { text: '', state: 'empty' });
    const drawAnew = () => {
      const before = page.fields;
      page.fields = before.map((field) => ({ ...field, id: `${field.id} anew` as FieldId }));
      for (const { id } of before) page.holds.set(`${id} anew`, page.held({ id }));
      return tab.session.obey('look-again');
    };
    empty('last');
    await tab.session.obey('look-again');
    await drawAnew();
    expect(tab.state).toMatchObject({ phase: 'filled', summary: { filled: 3, of: 4 } });
    empty('email');
    await tab.session.obey('look-again');
    await drawAnew();
    expect(tab.state).toMatchObject({ phase: 'filled', summary: { filled: 2, of: 4 } });
  });

  it('is none of a closed view’s business, nor is one that leaves just then a trouble', async () => {
    const told = tab.events.length;
    page.isWatched = false;
    await tab.session.obey('look-again');
    expect(tab.events).toHaveLength(told);
    page.isWatched = true;
    page.trouble = new Trouble('gone');
    await tab.session.obey('look-again');
    expect(tab.state).toMatchObject({ phase: 'ready', trouble: '' });
  });
});

describe('a worker that was stopped', () => {
  it('knows after a fill what it wrote', async () => {
    await tab.session.request({ do: 'fill' });
    const later = fakeTab(page, { storage: tab.storage });
    await later.session.open();
    expect(later.state).toMatchObject({ phase: 'ready', pending: 0, undo: { fields: 4 } });
    expect(later.row('E-mail')).toMatchObject({ outcome: 'filled', pending: false });
    await later.session.request({ do: 'new-person' });
    expect(later.state.pending).toBe(4);
  });

  it('in a fill: says what was done, and that the rest was not', async () => {
    await tab.session.request({ do: 'fill' });
    for (const { id } of page.fields.slice(2)) page.holds.delete(id);
    const storage = { ...tab.storage, fill: { ...tab.storage.fill!, running: { done: 0, of: 4 } } };
    const later = fakeTab(page, { storage });
    await later.session.open();
    expect(later.state).toMatchObject({
      phase: 'stopped',
      summary: { filled: 2, of: 4 },
      trouble: 'trouble_interrupted 2 4',
    });
    const again = fakeTab(page, { storage: later.storage });
    await again.session.open();
    expect(again.state.phase).toBe('ready');
  });

  it('in a fill of whose fields nothing was told yet: those that hold their value are filled, for the next worker too', async () => {
    await tab.session.request({ do: 'fill' });
    for (const { id } of page.fields.slice(2)) page.holds.delete(id);
    const storage = { ...tab.storage, fill: { ...tab.storage.fill!, running: { done: 0, of: 4 }, written: [] } };
    for (let worker = 0; worker < 2; worker++) {
      const later = fakeTab(page, { storage });
      await later.session.open();
      expect(later.rows.map(({ outcome }) => outcome)).toEqual(['filled', 'filled', null, null]);
      expect(later.state.counts).toMatchObject({ filled: 2, planned: 2 });
    }
  });
});

describe('the outline of a field', () => {
  it('follows the row pointed at and goes with the popup', async () => {
    await tab.session.request({ do: 'highlight', row: tab.row('E-mail').row });
    expect(page.outlined).toBe(signUp[2]!.id);
    tab.session.closed();
    expect(page.outlined).toBeNull();
  });
});

describe('a seed that is none', () => {
  it('changes nothing, and is said', async () => {
    const { seed } = tab.state.persona!.recipe;
    await tab.session.request({ do: 'set-seed', seed: 'hello' });
    expect(tab.events.findLast(({ is }) => is === 'problem')).toEqual({ is: 'problem', text: 'trouble_bad_seed' });
    expect(tab.state.persona?.recipe.seed).toBe(seed);
  });
});

describe('a rule', () => {
  const rules: readonly Rule[] = [
    {
      id: 'qa',
      name: 'QA e-mail',
      on: true,
      sites: ['shop.example'],
      fields: [{ by: 'kind', kind: 'email' }],
      value: { is: 'template', text: 'qa+{{counter}}@ourco.example' },
    },
  ];

  it('counts on from person to person, and a fill again writes the same number', async () => {
    const ruled = fakeTab(page, { rules });
    await ruled.session.open();
    await ruled.session.request({ do: 'fill' });
    const first = page.textOf('E-mail');
    await ruled.session.request({ do: 'fill' });
    const again = page.textOf('E-mail');
    await ruled.session.request({ do: 'new-person' });
    await ruled.session.request({ do: 'fill' });

    expect([first, again, page.textOf('E-mail')]).toEqual([
      'qa+1@ourco.example',
      'qa+1@ourco.example',
      'qa+2@ourco.example',
    ]);
    expect(ruled.row('E-mail').rule).toMatchObject({ name: 'QA e-mail', problem: null });
  });
});

describe('a field that is left empty on purpose', () => {
  const required = [selectField('Country', [['', 'Choose…'], 'Austria', 'Peru'], { name: 'country', required: true })];

  beforeEach(async () => {
    page = new FakePage(required);
    tab = fakeTab(page);
    await tab.session.open();
    await tab.session.request({ do: 'set-mode', mode: 'invalid' });
  });

  it('counts as planned and as done, and names the rule it breaks before and after the fill', async () => {
    const named = { breaks: 'breaks-required', reason: 'breaks-required' };
    expect(tab.state).toMatchObject({ fillable: 1, counts: { planned: 1, skipped: 0 } });
    expect(tab.row('Country')).toMatchObject({ ...named, outcome: null });
    await tab.session.request({ do: 'fill' });
    expect(tab.state).toMatchObject({ summary: { filled: 1, of: 1 }, undo: null, counts: { filled: 1, skipped: 0 } });
    expect(tab.row('Country')).toMatchObject({ ...named, outcome: 'unchanged' });
  });

  it('is skipped like any other, and written once another mode has a value for it', async () => {
    await tab.session.request({ do: 'fill' });
    const { row } = tab.row('Country');
    await tab.session.request({ do: 'override', row, override: { do: 'skip' } });
    expect(tab.row('Country')).toMatchObject({ outcome: null, reason: 'skipped-by-user' });
    await tab.session.request({ do: 'override', row, override: null });
    await tab.session.request({ do: 'set-mode', mode: 'realistic' });
    expect(tab.state.pending).toBe(1);
  });
});

describe('a sweep', () => {
  it('breaks one rule of one field at a time, on the page once it is filled', async () => {
    await tab.session.request({ do: 'sweep', step: 'start' });
    expect(tab.state).toMatchObject({ mode: 'invalid', sweep: { at: 1, label: 'E-mail' } });
    await tab.session.request({ do: 'fill' });
    const first = page.textOf('E-mail');
    const { of } = tab.state.sweep!;
    expect(of).toBeGreaterThan(1);
    await tab.session.request({ do: 'sweep', step: 'next' });
    expect(tab.state).toMatchObject({ sweep: { at: 2, of }, pending: 0 });
    expect(page.textOf('E-mail')).not.toBe(first);
    await tab.session.request({ do: 'sweep', step: 'stop' });
    expect(tab.state.sweep).toBeNull();
  });

  it('says each fault in a sentence', async () => {
    await tab.session.request({ do: 'sweep', step: 'start' });
    const { of } = tab.state.sweep!;
    for (let at = 1; at <= of; at += 1) {
      expect(tab.state.sweep!.rule).toMatch(/^(asSentence|reason_)/);
      await tab.session.request({ do: 'sweep', step: 'next' });
    }
  });

  it('is where it was when the popup is opened again', async () => {
    await tab.session.request({ do: 'sweep', step: 'start' });
    await tab.session.request({ do: 'sweep', step: 'next' });
    const later = fakeTab(page, { storage: tab.storage });
    await later.session.open();
    expect(later.state.sweep).toEqual(tab.state.sweep);
  });
});

describe('a rule that is tried', () => {
  const rule = (id: string, text: string, more: Partial<Rule> = {}): Rule => ({
    id,
    name: id,
    on: true,
    sites: [],
    fields: [{ by: 'contains', in: ['label'], text: 'name' }],
    value: { is: 'fixed', text },
    ...more,
  });
  const stored = rule('first', 'Stored', { fields: [{ by: 'kind', kind: 'given-name' }] });
  const tried = async (one: Rule) => {
    await tab.session.request({ do: 'try', rule: one });
    return tab.events.flatMap((event) => (event.is === 'tried' ? [event.trial] : [])).at(-1)!;
  };

  beforeEach(async () => {
    tab = fakeTab(page, { rules: [stored, rule('second', 'Old', { on: false })] });
    await tab.session.open();
  });

  it('says which fields it is for, off or on, and which rule before it decides in its place', async () => {
    const { isHere, fields } = await tried(rule('second', 'Tried', { on: false }));

    expect(isHere).toBe(true);
    expect(fields.map(({ label, shown, overruledBy }) => [label, shown, overruledBy])).toEqual([
      ['First name', 'Tried', 'first'],
      ['Last name', 'Tried', null],
    ]);
  });

  it('before all others where it is new; nothing of it is kept', async () => {
    const before = planned();
    const { fields } = await tried(rule('new', 'Tried'));

    expect(fields.map(({ overruledBy }) => overruledBy)).toEqual([null, null]);
    await tab.session.request({ do: 'refresh' });
    expect(planned()).toEqual(before);
  });

  it('is not for another site', async () => {
    expect(await tried(rule('new', 'Tried', { sites: ['elsewhere.example'] }))).toMatchObject({
      isHere: false,
      fields: [],
    });
  });
});

describe('a template that is typed into a row', () => {
  const sample = async (value: DrawnSpec) => {
    await tab.session.request({ do: 'sample', row: tab.row('First name').row, value });
    return tab.events.flatMap((event) => (event.is === 'sample' ? [event.sample] : [])).at(-1)!;
  };

  it('is shown before it is set, then is the row’s value and what is written', async () => {
    const value = { is: 'template', text: '{{field:Last name|upper}}-{{counter}}' } as const;
    expect((await sample(value)).made).toEqual({ text: `${planned()[1]!.toUpperCase()}-1` });

    await tab.session.request({
      do: 'override',
      row: tab.row('First name').row,
      override: { do: 'value', value },
    });
    await tab.session.request({ do: 'fill' });

    expect(held()[0]).toBe(`${held()[1]!.toUpperCase()}-1`);
  });
});
