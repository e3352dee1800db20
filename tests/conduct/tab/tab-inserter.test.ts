import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnEntry } from '../../../utils/settings/own-entries/own-entry';
import { textField } from '../../builders';
import { FakePage, fakeTab, type FakeTab } from '../fake-tab';

const ownEntries: readonly OwnEntry[] = [
  {
    id: 'order',
    title: 'Order',
    group: '',
    value: { is: 'template', text: '{{family-name|upper}}-{{counter|pad:3}}' },
  },
  { id: 'mail', title: 'Same e-mail', group: '', value: { is: 'template', text: '{{field:E-mail}}' } },
  { id: 'gone', title: 'No such field', group: '', value: { is: 'template', text: '{{field:Tax number}}' } },
  { id: 'long', title: 'Long', group: '', value: { is: 'repeated', text: 'abc', length: 300_001 } },
];

let page: FakePage;
let tab: FakeTab;

beforeEach(async () => {
  page = new FakePage([
    textField('Last name', { name: 'last' }),
    textField('E-mail', { type: 'email', name: 'email' }),
  ]);
  tab = fakeTab(page, { ownEntries });
  await tab.session.open();
});

const insert = (id: string) => tab.session.request({ do: 'insert', id: `own:${id}` });

describe('an entry of the person’s own', () => {
  it('is inserted with its parts filled in, and counts on each time', async () => {
    const name = tab.row('Last name').planned.toUpperCase();
    await insert('order');
    await insert('order');
    expect(page.inserted).toEqual([`${name}-001`, `${name}-002`]);
  });

  it('takes over what a field of the page gets', async () => {
    await insert('mail');
    expect(page.inserted).toEqual([tab.row('E-mail').planned]);
  });

  it('that can’t be made here, or is deleted, says so', async () => {
    await insert('gone');
    expect(tab.warnings).toEqual(['trouble_bad_entry']);
    await insert('nobody');
    expect(tab.warnings.at(-1)).toBe('trouble_no_entry');
    expect(page.inserted).toEqual([]);
  });

  it('is among what hostile mode draws from, unless it depends on the person', async () => {
    const odd: OwnEntry = { id: 'odd', title: 'Odd number', group: '', value: { is: 'fixed', text: 'ODD-0' } };
    const numbers = Array.from({ length: 12 }, (_, index) =>
      textField('Number', { name: `number${index}`, pattern: 'ODD-\\d', maxLength: 5 }),
    );
    const other = fakeTab(new FakePage(numbers), { ownEntries: [...ownEntries, odd] });
    await other.session.open();
    await other.session.request({ do: 'set-mode', mode: 'hostile' });
    const drawn = other.rows.filter(({ probe }) => probe !== '');
    expect(drawn.length).toBeGreaterThan(0);
    for (const { planned, probe } of drawn) expect([planned, probe]).toEqual(['ODD-0', 'probe Odd number insertOwn']);
  });

  it('goes in in pieces where it is long', async () => {
    await insert('long');
    expect(page.inserted.length).toBeGreaterThan(1);
    expect(page.inserted.join('')).toBe('abc'.repeat(100_000) + 'a');
  });

  it('is told of while it goes in, and stops when the person says so', async () => {
    page.onInsert = () => void tab.session.request({ do: 'cancel' });
    await insert('long');
    expect(page.inserted).toHaveLength(1);
    expect(tab.events).toContainEqual({ is: 'inserting', progress: { done: 0, of: 300_001 } });
    expect(tab.events.some((event) => event.is === 'inserted')).toBe(false);
  });

  it('that is long is said on the page where a menu asked for it, with the way to stop it', async () => {
    await tab.session.insert({ is: 'own', id: 'long' }, 0);
    expect(page.notices).toEqual([
      { text: 'noticeInserting 300,001', undo: null, stop: 'cancel', tone: 'done' },
      { text: 'noticeInserted 300,001', undo: null, tone: 'done' },
    ]);
    page.onInsert = () => void tab.session.obey('stop');
    await tab.session.insert({ is: 'own', id: 'long' }, 0);
    expect(page.notices).toHaveLength(3);
  });

  it('is shown beforehand as it will be, where it depends on the person', async () => {
    await tab.session.request({ do: 'kind-samples' });
    const name = tab.row('Last name').planned.toUpperCase();
    const own = { order: `${name}-001`, mail: tab.row('E-mail').planned };
    expect(tab.events.at(-1)).toMatchObject({ is: 'kind-samples', own });
    expect(Object.keys((tab.events.at(-1) as { own: object }).own)).toEqual(Object.keys(own));
  });
});
