import { beforeEach, describe, expect, it } from 'vitest';
import { parsePopupRequest } from '../../utils/conduct/popup/popup-request';
import { replay } from '../../utils/conduct/planning/replay';
import type { SessionSettings } from '../../utils/conduct/session/session-services';
import type { FieldDescriptor } from '../../utils/pipeline';
import type { Scenario } from '../../utils/settings/scenario';
import { selectField, textField } from '../builders';
import { FakePage, fakeTab, type FakeTab } from './fake-tab';

const first = textField('First name', { name: 'first' });
const email = textField('E-mail', { type: 'email', name: 'email' });
const password = textField('Password', { type: 'password', name: 'pw', autocomplete: 'new-password' });
const form = [first, email, password];

let tab: FakeTab;
let page: FakePage;
beforeEach(async () => {
  page = new FakePage(form);
  tab = fakeTab(page);
  await tab.session.open();
});

const save = (name: string, more: Partial<{ from: 'rows' | 'page'; passwords: boolean }> = {}) =>
  tab.session.request({ do: 'save-scenario', name, from: 'rows', passwords: false, ...more });
const planned = () => tab.rows.map((row) => row.planned);
const saved = (): readonly Scenario[] => tab.storage.scenarios;
const values = () =>
  saved().map(({ steps }) => steps.map((step) => step.values.map(({ value }) => value.is === 'text' && value.text)));

describe('a form that is saved', () => {
  it('keeps what the rows show, passwords left out, and changes no row', async () => {
    const before = planned();
    await save('Order');
    expect(planned()).toEqual(before);
    expect(saved()).toMatchObject([{ name: 'Order', host: 'shop.example', steps: [{ path: '/sign-up' }] }]);
    expect(values()).toEqual([[before.slice(0, 2)]]);
  });

  it('keeps made-up passwords where that is asked for', async () => {
    await save('Order', { passwords: true });
    expect(values()).toEqual([[planned()]]);
  });

  it('keeps what the page holds, where that is asked for', async () => {
    page.type('First name', 'Typed by hand');
    await save('As it stands', { from: 'page' });
    expect(values()).toEqual([[['Typed by hand']]]);
  });

  it('keeps long texts with their lines', async () => {
    const text = `${'A line of many words.\n'.repeat(40)}The last one.`;
    page.type('First name', text);
    await save('Long', { from: 'page' });
    expect(values()).toEqual([[[text]]]);
  });

  it('keeps what the page still holds where somebody else is planned by now', async () => {
    await tab.session.request({ do: 'fill' });
    const held = page.textOf('First name');
    await tab.session.request({ do: 'new-person' });
    await save('As it stands', { from: 'page' });
    expect(values()[0]![0]![0]).toBe(held);
  });

  it('that holds nothing is not saved, and that is said', async () => {
    await save('Nothing', { from: 'page' });
    expect(saved()).toEqual([]);
    expect(tab.events.findLast(({ is }) => is === 'problem')).toEqual({
      is: 'problem',
      text: 'trouble_nothing_to_save',
    });
  });

  it('under the same name is a further step, or the same step anew', async () => {
    await save('Wizard');
    await tab.session.request({ do: 'new-person' });
    await save('Wizard');
    page.navigate('/step-2', [textField('City', { name: 'city' })]);
    await tab.session.open();
    await save('Wizard');
    expect(saved()).toHaveLength(1);
    expect(saved()[0]!.steps.map(({ path }) => path)).toEqual(['/sign-up', '/step-2']);
  });
});

describe('a scenario in use', () => {
  it('fills in what was saved, whoever fills', async () => {
    await save('Order');
    const before = planned().slice(0, 2);
    await tab.session.request({ do: 'new-person' });
    expect(planned().slice(0, 2)).toEqual(before);
    expect(tab.row('First name').scenario).toBe('Order');
    expect(tab.row('Password').scenario).toBe('');
    await tab.session.request({ do: 'fill' });
    expect(page.textOf('First name')).toBe(before[0]);
  });

  it('is told with what no longer fits: values without a field, and fields without a value', async () => {
    await save('Order');
    page.navigate('/sign-up', [first, textField('City', { name: 'city' }), textField('Street', { name: 'street' })]);
    await tab.session.open();
    expect(tab.state.scenario).toMatchObject({ name: 'Order', played: 1, gone: 1, fresh: 2 });
  });

  it('knows its further steps by their fields', async () => {
    await save('Wizard');
    const city = textField('City', { name: 'city' });
    page.navigate('/step-2', [city]);
    await tab.session.open();
    const was = planned();
    await save('Wizard');
    await tab.session.request({ do: 'new-person' });
    expect(planned()).toEqual(was);
    expect(tab.state.scenario).toMatchObject({ played: 1, gone: 0, fresh: 0 });
  });

  it('has values that are made anew, of every form', async () => {
    await save('Order');
    const saved = tab.storage.scenarios[0]!;
    const values = saved.steps[0]!.values.map((one) => ({
      ...one,
      value:
        one.label === 'E-mail'
          ? ({
              is: 'value',
              value: {
                is: 'template',
                text: '{{field:First name|lower}}+{{faker.number.int({"min":7,"max":7})}}@x.example',
              },
            } as const)
          : ({ is: 'value', value: { is: 'list', entries: ['Zelda'] } } as const),
    }));
    tab.storage.scenarios = [{ ...saved, steps: [{ ...saved.steps[0]!, values }] }];
    await tab.session.request({ do: 'refresh' });
    expect(planned().slice(0, 2)).toEqual(['Zelda', 'zelda+7@x.example']);
    expect(tab.state.scenario).toMatchObject({ played: 2, gone: 0 });
  });

  it('skips a field, or fills it as another kind, where it says so', async () => {
    await save('Order');
    const saved = tab.storage.scenarios[0]!;
    const [name, mail] = saved.steps[0]!.values;
    const values = [
      { ...name!, value: { is: 'value', value: { is: 'skip' } } as const },
      { ...mail!, value: { is: 'value', value: { is: 'kind', kind: 'iban' } } as const },
    ];
    tab.storage.scenarios = [{ ...saved, steps: [{ ...saved.steps[0]!, values }] }];
    await tab.session.request({ do: 'refresh' });
    expect(tab.row('First name').planned).toBe('');
    expect(tab.row('E-mail').kind).toBe('iban');
  });

  it('gives way to what is edited, and comes back', async () => {
    await save('Order');
    const before = planned()[0]!;
    const { row } = tab.row('First name');
    await tab.session.request({ do: 'override', row, override: { do: 'text', text: 'Edited' } });
    expect(tab.row('First name')).toMatchObject({ planned: 'Edited', scenario: '' });
    await tab.session.request({ do: 'override', row, override: null });
    expect(tab.row('First name')).toMatchObject({ planned: before, scenario: 'Order' });
  });

  it('ends where the person says so, and on another site', async () => {
    await save('Order');
    const { id } = saved()[0]!;
    await tab.session.request({ do: 'use-scenario', id: '' });
    expect(tab.state.scenario).toBeNull();
    await tab.session.request({ do: 'use-scenario', id });
    page.navigate('https://other.example/');
    await tab.session.open();
    expect(tab.state).toMatchObject({ scenario: null, scenarios: [] });
  });

  it('is used by the shortcut too, as long as the tab stays on the site', async () => {
    await save('Order');
    const before = planned()[0];
    await tab.session.request({ do: 'new-person' });
    await tab.session.command(() => ({ scope: () => true }));
    expect(page.textOf('First name')).toBe(before);
  });
});

describe('a scenario that a menu or shortcut asks for', () => {
  const play = (id: string | null) => tab.session.play(id);
  const told = () => page.notices.at(-1)?.text;

  it('is filled in, and the page tells what no longer fits', async () => {
    await save('Order');
    const before = planned()[0];
    const { id } = saved()[0]!;
    await tab.session.request({ do: 'use-scenario', id: '' });
    await tab.session.request({ do: 'new-person' });
    page.navigate('/sign-up', [first, textField('City', { name: 'city' })]);

    await play(id);

    expect(page.textOf('First name')).toBe(before);
    expect(told()).toBe('noticeScenario Order noticeFilled 2 2partSeparatornoticeGone 1partSeparatornoticeFresh 1');
  });

  it('is the one in use, else the one that has most for the page', async () => {
    await save('All');
    page.navigate('/sign-up', [first]);
    await tab.session.open();
    await tab.session.request({ do: 'use-scenario', id: '' });
    await save('Name alone');
    await tab.session.request({ do: 'use-scenario', id: '' });
    page.navigate('/sign-up', form);

    await play(null);
    expect(told()).toContain('All');
    await tab.session.request({ do: 'use-scenario', id: saved()[1]!.id });
    await play(null);
    expect(told()).toContain('Name alone');
  });

  it('that is none, gone or another site’s is said, and nothing is filled', async () => {
    await play(null);
    expect(told()).toBe('trouble_no_scenario_here');
    await save('Order');
    await play('gone');
    expect(told()).toBe('trouble_no_scenario');
    page.navigate('https://other.example/');
    await play(saved()[0]!.id);
    expect(told()).toBe('trouble_scenario_elsewhere');
    expect(page.textOf('First name')).toBe('');
  });
});

describe('a page that opens', () => {
  const opens = async (site: Partial<SessionSettings['site']>) => {
    tab = fakeTab(page, { storage: tab.storage, site: { off: false, mode: null, auto: null, ...site } });
    await tab.session.opened();
  };

  it('is left as it is where nobody asked for more, or asked for less', async () => {
    await opens({});
    await opens({ off: true, auto: { is: 'plan' } });
    expect(page.textOf('First name')).toBe('');
    expect(page.notices).toEqual([]);
  });

  it('is filled with made-up values, and says so with the way back', async () => {
    await opens({ auto: { is: 'plan' } });
    expect(page.textOf('First name')).not.toBe('');
    expect(page.notices).toEqual([{ text: 'noticeOpened 3 3', undo: 'undo', tone: 'done' }]);
  });

  it('is filled with its scenario; one that is gone is said, and nothing filled', async () => {
    await save('Order');
    const before = planned()[0];
    page.navigate('/sign-up');
    await opens({ auto: { is: 'scenario', scenario: saved()[0]!.id } });
    expect(page.textOf('First name')).toBe(before);

    page.navigate('/sign-up');
    await opens({ auto: { is: 'scenario', scenario: 'gone' } });
    expect(page.textOf('First name')).toBe('');
    expect(page.notices.at(-1)?.text).toBe('trouble_no_scenario');
  });

  it('without a field says nothing', async () => {
    page.navigate('/empty', []);
    await opens({ auto: { is: 'plan' } });
    expect(page.notices).toEqual([]);
  });

  it('on a site that is left alone is not read, whoever asks', async () => {
    tab = fakeTab(page, { site: { off: true, mode: null, auto: null } });
    await tab.session.open();
    expect(tab.state).toMatchObject({ phase: 'blocked', trouble: 'trouble_off_here' });
    await tab.session.command(() => ({ scope: () => true }));
    expect(page.textOf('First name')).toBe('');
  });

  it('begins in the mode of its site, until another is chosen', async () => {
    tab = fakeTab(page, { site: { off: false, mode: 'hostile', auto: null } });
    await tab.session.open();
    expect(tab.state.mode).toBe('hostile');
    await tab.session.request({ do: 'set-mode', mode: 'realistic' });
    await tab.session.open();
    expect(tab.state.mode).toBe('realistic');
  });
});

describe('saved values', () => {
  const steps = (...saved: Scenario['steps'][number]['values']) => ({ steps: [{ path: '/', values: saved }] });
  const played = (scenario: Pick<Scenario, 'steps'>, fields: readonly FieldDescriptor[]) =>
    replay(
      scenario,
      fields.map((field) => ({ field, frameId: 0, ownId: field.id })),
    );
  const text = (key: string, nth: number, value: string) =>
    ({ key, nth, label: '', value: { is: 'text', text: value } }) as const;

  it('of twins go into the one and the other', () => {
    const [one, two] = [textField('Guest', { name: 'guest' }), textField('Guest', { name: 'guest' })];
    const { overrides } = played(steps(text('text:guest', 0, 'A'), text('text:guest', 1, 'B')), [one, two]);
    expect([overrides[one.id], overrides[two.id]]).toEqual([
      { do: 'text', text: 'A' },
      { do: 'text', text: 'B' },
    ]);
  });

  it('find their fields by what these are called, where the names have changed', () => {
    const saved = (key: string, label: string, value: string) =>
      ({ key, nth: 0, label, value: { is: 'text', text: value } }) as const;
    const [old, moved, same] = [
      textField('Guest', { name: 'g-71' }),
      textField('Guest', { name: 'g-72' }),
      textField('City', { name: 'city' }),
    ];
    const { overrides, gone } = played(
      steps(saved('text:g-1', 'Guest', 'A'), saved('text:city', 'City', 'B'), saved('text:g-2', 'Guest', 'C')),
      [old, moved, same],
    );
    expect([old, moved, same].map(({ id }) => overrides[id])).toMatchObject([
      { text: 'A' },
      { text: 'C' },
      { text: 'B' },
    ]);
    expect(gone).toBe(0);
    expect(played(steps(saved('text:x', 'Guest', 'A'), saved('text:y', '', 'B')), [old]).gone).toBe(1);
  });

  it('are options by their words, wherever they stand in the list today', () => {
    const size = selectField('Size', ['XL', 'M', 'S'], { name: 'size' });
    const choice = (text: string) =>
      ({ key: 'choice:size', nth: 0, label: '', value: { is: 'options', texts: [text] } }) as const;
    expect(played(steps(choice('S')), [size]).overrides[size.id]).toEqual({ do: 'choose', indices: [2] });
    expect(played(steps(choice('XXL'), text('text:first', 0, 'A')), [size, first])).toEqual({
      overrides: { [first.id]: { do: 'text', text: 'A' } },
      gone: 1,
    });
  });
});

describe('a request to save', () => {
  it.each([{ name: ' ' }, { from: 'elsewhere' }, { passwords: 'yes' }])('that is none is refused: %o', (wrong) => {
    expect(() =>
      parsePopupRequest({ do: 'save-scenario', name: 'a', from: 'rows', passwords: false, ...wrong }),
    ).toThrow('Unknown request');
  });
});
