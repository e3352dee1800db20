import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgentCall } from '../../utils/messages/agent';
import type { FieldId } from '../../utils/pipeline';
import { launchChromium } from '../browser/chromium';
import { agentInPage } from '../browser/agent-in-page';
import { openIsolatedWorld } from '../browser/isolated-world';
import { serve } from '../browser/serve';
import { fittedOptions } from '../../utils/plan/fit/fitted';
import { scanMarkup } from '../scan/page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Fills a page's first list with its second entry, and says whether the page came up with something new. */
async function settleAfterChoice(markup: string) {
  const { page, agent, fields } = await scanMarkup(browser, markup);
  await agent.call('agent/begin', { at: 1 });
  const [list] = fields;
  if (list?.control !== 'choice') throw new Error(`expected a list first, received ${list?.control}`);
  const { value } = fittedOptions([list.options[1]!]);
  await agent.call('agent/apply', { items: [{ id: list.id, value: value! }] });
  const { changed } = await agent.call('agent/settle', {});
  const names = (await agent.scan()).map(({ name }) => name);
  await agent.call('agent/end', {});
  await page.close();
  return { changed, names };
}

const country = '<select name=country id=c><option value="">Choose<option>FR<option>IT</select>';

describe('the first fields of a page', () => {
  const rows = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => `<label>Name ${at} <input name=${name}${at}></label>`).join('');

  async function firstOf(markup: string) {
    const { page, agent, fields } = await scanMarkup(browser, `<!doctype html><html lang=fr>${markup}`);
    const first = await agent.call('agent/first', {});
    await page.close();
    return { ...first, all: fields };
  }

  test('are none where it is small', async () => {
    expect((await firstOf(rows('a', 30))).fields).toEqual([]);
  });

  test('are told as the whole reading tells them', async () => {
    const { fields, all, page } = await firstOf(`<form>${rows('a', 2_100)}</form>`);
    expect(fields).toHaveLength(120);
    expect(fields).toEqual(all.slice(0, 120));
    expect(page.lang).toBe('fr');
  });

  test('end where a form ends', async () => {
    const { fields } = await firstOf(`<form>${rows('a', 70)}</form><form>${rows('b', 2_100)}</form>`);
    expect(fields.map(({ name }) => name)).toEqual(Array.from({ length: 70 }, (_, at) => `a${at}`));
  });

  test('are known to lie behind a dialog that stands after them', async () => {
    const { fields } = await firstOf(`${rows('a', 2_100)}<dialog id=d><input></dialog><script>d.showModal()</script>`);
    expect(fields.every(({ skipReason }) => skipReason === 'behind-dialog')).toBe(true);
  });
});

describe('settling', () => {
  test('a page that does not react is done', async () => {
    expect(await settleAfterChoice(country)).toEqual({ changed: false, names: ['country'] });
  });

  test('a page without scripts is not waited for: what its style shows is there at once', async () => {
    const { page, agent, fields } = await scanMarkup(browser, '<input name=a>');
    const value = { as: 'text', text: 'Lima', alternatives: [] } as const;
    await agent.call('agent/apply', { items: [{ id: fields[0]!.id, value }], at: 1 });
    const world = await openIsolatedWorld(page);
    await world.evaluate(
      'timers = []; window.setTimeout = new Proxy(setTimeout, { apply: (set, own, given) => (timers.push(given[1]), Reflect.apply(set, own, given)) })',
    );
    expect(await agent.call('agent/settle', {})).toEqual({ changed: false, entries: [] });
    expect(await world.evaluate('timers')).toEqual([]);
    await page.close();
  });

  test('a field that appears later is waited for where something announces it', async () => {
    const later = `${country}<select name=city disabled><option></select><script>
      c.onchange = () => setTimeout(() => {
        document.querySelector('[name=city]').disabled = false;
        document.querySelector('[name=city]').innerHTML = '<option>Rome<option>Pisa';
      }, 700);</script>`;

    expect(await settleAfterChoice(later)).toEqual({ changed: true, names: ['country', 'city'] });
  });

  test('a page that could not run for a while has its time all the same', async () => {
    const heldUp = `${country}<script>
      c.onchange = () => setTimeout(() => {
        for (const until = performance.now() + 4_000; performance.now() < until;);
        setTimeout(() => c.insertAdjacentHTML('afterend', '<input name=city>'), 300);
      }, 100);</script>`;

    expect(await settleAfterChoice(heldUp)).toEqual({ changed: true, names: ['country', 'city'] });
  });

  test('a field shown by a style alone is news', async () => {
    const styled = `<style>p { display: none } body:has(option[value=FR]:checked) p { display: block }</style>
      <select name=country><option value="">Choose<option value=FR>France</select><p><input name=vat></p>`;

    expect(await settleAfterChoice(styled)).toEqual({ changed: true, names: ['country', 'vat'] });
  });

  test('a page that never rests is not waited for without end', async () => {
    const restless = `${country}<div id=d></div><script>
      c.onchange = () => setInterval(() => { d.innerHTML = '<i>tick</i>'; }, 5);</script>`;

    expect(await settleAfterChoice(restless)).toEqual({ changed: false, names: ['country'] });
  });

  test('a written field that the page emptied is news', async () => {
    const forgetful = `${country}<script>c.onchange = () => setTimeout(() => { c.value = ''; d.id = 'e'; }, 30);</script><i id=d></i>`;

    expect((await settleAfterChoice(forgetful)).changed).toBe(true);
  });
});

test('what the person has typed since the page was read is left to them where that is asked for', async () => {
  const { page, agent, fields } = await scanMarkup(browser, '<input name=a><input name=b><input name=c>');
  for (const name of ['a', 'b']) await page.type(`[name=${name}]`, 'mine');
  const value = { as: 'text', text: 'Lima', alternatives: [] } as const;
  const [a, b, c] = fields.map(({ id }) => id);
  const items = [
    { id: a!, value, sparesTyped: true } as const,
    { id: b!, value },
    { id: c!, value, sparesTyped: true } as const,
  ];
  const { entries } = await agent.call('agent/apply', { items, at: 1 });
  expect(entries.map(({ outcome, reason, holds }) => [outcome, reason, holds])).toEqual([
    ['skipped', 'has-value', 'mine'],
    ['filled', null, 'Lima'],
    ['filled', null, 'Lima'],
  ]);
  await agent.call('agent/end', {});
  await page.close();
});

describe('a second look', () => {
  const lima = { as: 'text', text: 'Lima 1234', alternatives: [] } as const;

  /** Fills all of a page's fields, and says by name what is told of them once the page has settled. */
  async function toldOf(markup: string, meanwhile = async (_page: Page) => {}) {
    const { page, agent, fields } = await scanMarkup(browser, markup);
    await agent.call('agent/begin', { at: 1 });
    await agent.call('agent/apply', { items: fields.map(({ id }) => ({ id, value: lima })) });
    await meanwhile(page);
    const { entries } = await agent.call('agent/settle', {});
    const again = (await agent.call('agent/settle', {})).entries;
    await agent.call('agent/end', {});
    await page.close();
    const nameOf = (id: FieldId) => fields.find((field) => field.id === id)!.name;
    const told = entries.map(({ id, outcome, reason, holds }) => [nameOf(id), `${outcome} ${reason}: ${holds}`]);
    return { told: Object.fromEntries(told) as unknown, again };
  }

  test('tells what a page that checks its fields elsewhere makes of them half a second later, once', async () => {
    /** What becomes of each field, and how it begins. */
    const doings: Readonly<Record<string, readonly [doing: string, field?: string]>> = {
      emptied: [`target.value = ''`],
      'brought back': [`target.value = 'Rome'`, 'value=Rome'],
      'given another value': [`target.value = 'Rome'`],
      'in capitals': ['target.value = target.value.toUpperCase()'],
      'with a hyphen': [`target.value = target.value.replace(' ', '-')`],
      disabled: ['target.disabled = true'],
      'drawn anew': [`target.outerHTML = '<input name="drawn anew" value="Lima 1234">'`],
      'drawn empty': [`target.outerHTML = '<input name="drawn empty">'`],
      gone: ['target.remove()'],
    };
    const fields = Object.entries(doings).map(
      ([name, [doing, given = '']]) => `<p><input name="${name}" ${given}></p><script>
        document.querySelector('[name="${name}"]').addEventListener('change', ({ target }) => {
          target.parentElement.className = 'pending';
          setTimeout(() => { ${doing} }, 450);
        });</script>`,
    );
    const told = {
      emptied: 'refused refused-by-page: ',
      'brought back': 'refused refused-by-page: Rome',
      'given another value': 'refused changed-by-page: Rome',
      'in capitals': 'filled null: LIMA 1234',
      'with a hyphen': 'filled null: Lima-1234',
      'drawn empty': 'refused refused-by-page: ',
    };
    expect(await toldOf(fields.join(''))).toEqual({ told, again: [] });
  });

  test('leaves to the person what they typed meanwhile', async () => {
    const typing = async (page: Page) => page.type('[name=a]', '!');
    expect((await toldOf('<input name=a>', typing)).told).toEqual({ a: 'skipped has-value: Lima 1234!' });
  });

  test('has nothing left to take back of what the page has brought back', async () => {
    const { page, agent, fields } = await scanMarkup(browser, '<input name=a value=Rome><input name=b>');
    await agent.call('agent/begin', { at: 1 });
    await agent.call('agent/apply', { items: fields.map(({ id }) => ({ id, value: lima })) });
    await page.$eval('[name=a]', (input) => void ((input as HTMLInputElement).value = 'Rome'));
    await agent.call('agent/settle', {});
    await agent.call('agent/end', {});
    expect((await agent.call('agent/undoable', {})).fills).toEqual([{ at: 1, fields: 1 }]);
    expect((await agent.scan()).map(({ state }) => state)).toEqual(['preset', 'ours']);
    await page.$eval('[name=b]', (input) => void ((input as HTMLInputElement).value = ''));
    await agent.call('agent/changed', {});
    expect((await agent.call('agent/undoable', {})).fills).toEqual([]);
    await page.close();
  });

  test('comes after the end too, until the person acts: a page without a sign is not waited for', async () => {
    const { page, agent, fields } = await scanMarkup(browser, '<input name=a><input name=b>');
    const isTold = await listenForChange(page);
    await agent.fill(fields.map((field) => [field, lima] as const));
    await page.$eval('[name=a]', (input) => void ((input as HTMLInputElement).value = ''));
    await isTold();
    const { entries } = await agent.call('agent/changed', {});
    expect(entries).toEqual([{ id: fields[0]!.id, outcome: 'refused', reason: 'refused-by-page', holds: '' }]);
    expect(await agent.call('agent/changed', {})).toEqual({ entries: [] });
    await page.keyboard.press('Tab');
    await page.$eval('[name=b]', (input) => void ((input as HTMLInputElement).value = ''));
    expect(await agent.call('agent/changed', {})).toEqual({ entries: [] });
    expect((await agent.call('agent/undoable', {})).fills.map((fill) => fill.fields)).toEqual([1]);
    await page.close();
  });
});

/** @returns waits until the agent has told of a change */
async function listenForChange(page: Page) {
  await page.evaluate(() => addEventListener('change-told', () => (document.body.dataset['told'] = 'yes')));
  return () => page.waitForFunction(() => document.body.dataset['told'] === 'yes');
}

describe('a second look after an undo', () => {
  test('finds what the page puts in the place of what was given back', async () => {
    const { page, agent, fields } = await scanMarkup(browser, '<input name=a value=Rome><input name=b>');
    await agent.fill(fields.map((field) => [field, { as: 'text', text: 'Lima', alternatives: [] }] as const));
    const { entries: undone } = await agent.call('agent/undo', { at: null });
    expect(undone.map(({ outcome }) => outcome)).toEqual(['restored', 'restored']);
    const isTold = await listenForChange(page);
    await page.$eval('[name=a]', (input) => void ((input as HTMLInputElement).value = 'Lima'));
    await isTold();
    const { entries } = await agent.call('agent/changed', {});
    expect(entries).toEqual([{ id: fields[0]!.id, outcome: 'refused', reason: 'refused-by-page', holds: 'Lima' }]);
    await page.focus('[name=b]');
    await page.keyboard.type('mine');
    expect(await agent.call('agent/changed', {})).toEqual({ entries: [] });
    await page.close();
  });

  test('has what the page takes away again to take back once more, and then the fill before', async () => {
    const { page, agent, fields } = await scanMarkup(browser, '<input name=a value=Rome><input name=b>');
    const put = (text: string) =>
      page.$eval('[name=a]', (input, text) => void ((input as HTMLInputElement).value = text), text);
    const next = async () => (await agent.call('agent/undoable', {})).fills.map(({ at, fields }) => [at, fields]);
    const fillAt = async (at: number, text: string) => {
      await agent.call('agent/begin', { at });
      const value = { as: 'text', text, alternatives: [] } as const;
      await agent.call('agent/apply', { items: fields.map(({ id }) => ({ id, value })) });
      await agent.call('agent/end', {});
    };
    await fillAt(1, 'Lima');
    await fillAt(2, 'Oslo');
    for (const left of [
      [
        [2, 1],
        [1, 2],
      ],
      [[1, 2]],
    ]) {
      await agent.call('agent/undo', { at: 2 });
      expect(await page.$eval('[name=a]', (input) => (input as HTMLInputElement).value)).toBe('Lima');
      await put('Oslo');
      await agent.call('agent/changed', {});
      expect(await next()).toEqual(left);
    }
    await page.close();
  });
});

describe('what a shortcut points at', () => {
  test('the field under the caret and its form', async () => {
    const { page, agent, fields } = await scanMarkup(
      browser,
      '<form><input name=a><input name=b></form><form><input name=c></form>',
    );
    await page.focus('[name=b]');

    expect(await agent.call('agent/target', { clicked: null })).toEqual({
      field: fields[1]!.id,
      form: [fields[0]!.id, fields[1]!.id],
    });
    await page.close();
  });

  test('a field in a shadow tree, before any scan', async () => {
    const { page, agent } = await scanMarkup(browser, '<p>Text</p>');
    await page.evaluate(() => {
      const host = document.body.appendChild(document.createElement('div'));
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = '<input>';
      root.querySelector('input')!.focus();
    });

    expect((await agent.call('agent/target', { clicked: null })).form).toHaveLength(1);
    await page.close();
  });

  const pointed = async (markup: string, selector: string, focus = '') => {
    const { page, agent, fields } = await scanMarkup(browser, markup);
    if (focus) await page.focus(focus);
    await page.click(selector, { button: 'right' });
    const { field } = await agent.call('agent/target', { clicked: null });
    await page.close();
    return fields.find(({ id }) => id === field)?.name ?? null;
  };

  test.each([
    ['a list', '<select name=x><option>A</select>', 'select'],
    ['a box', '<input name=x type=checkbox>', 'input'],
    ['a date', '<input name=x type=date>', 'input'],
    ['a range', '<input name=x type=range>', 'input'],
    ['a label', '<label for=a>City</label><input name=x id=a>', 'label'],
    ['a word in a label', '<label><b>City</b> <input name=x></label>', 'b'],
    ['a part of a made list', '<div name=x role=listbox tabindex=0><p role=option>A</p></div>', 'p'],
  ])('%s that was right-clicked, whatever has the focus', async (_what, field, selector) => {
    expect(await pointed(`<textarea name=other></textarea>${field}`, selector, '[name=other]')).toBe('x');
  });

  test('nothing beside a field, though one has the focus', async () => {
    expect(await pointed('<input name=x><p>Text</p>', 'p', '[name=x]')).toBeNull();
  });

  test('nothing where nothing has the focus', async () => {
    const { page, agent } = await scanMarkup(browser, '<input>');

    expect(await agent.call('agent/target', { clicked: null })).toEqual({ field: null, form: [] });
    await page.close();
  });
});

test('the focus is where it was after a fill that went on in a frame', async () => {
  const { page, agent, fields } = await scanMarkup(
    browser,
    '<input id=a><input id=b><iframe srcdoc="<input>"></iframe>',
  );
  const inner = await agentInPage(page, 1);
  const [field] = await inner.scan();
  const write = (id: FieldId) => ({ items: [{ id, value: { as: 'text', text: 'x', alternatives: [] } as const }] });
  await page.focus('#a');
  for (const one of [agent, inner]) await one.call('agent/begin', { at: 1 });
  await agent.call('agent/apply', write(fields[1]!.id));
  await inner.call('agent/apply', write(field!.id));
  for (const one of [agent, inner]) await one.call('agent/end', {});

  expect(await page.evaluate(() => document.activeElement!.id)).toBe('a');
  await page.close();
});

test('a page that is watched tells of its next change once, until it is watched again', async () => {
  const { page, agent } = await scanMarkup(browser, '<form><input name=a></form>');
  const add = (name: string) =>
    page.$eval('form', (form, html) => form.insertAdjacentHTML('beforeend', html), `<input name=${name}>`);
  await page.evaluate(() => {
    document.body.dataset['told'] = '';
    addEventListener('change-told', () => (document.body.dataset['told'] += String(document.forms[0]!.length)));
  });
  const hasTold = (told: string) =>
    page.waitForFunction((wanted) => document.body.dataset['told'] === wanted, {}, told);
  await agent.call('agent/watch', {});
  await add('b');
  await hasTold('2');
  await add('c');
  await agent.call('agent/watch', {});
  await add('d');
  await hasTold('24');
  await agent.call('agent/watch', {});
  await page.$eval('form', (form) => form.reset());
  await hasTold('244');
  await page.close();
});

test.each([
  ['a text in a label', () => (document.querySelector('b')!.firstChild!.nodeValue = 'Town')],
  ['a label', () => (document.querySelector('label')!.textContent = 'Town')],
  ['the entries of a list', () => (document.querySelector('select')!.innerHTML = '<option>Peru')],
  ['what a field takes', () => (document.querySelector('input')!.maxLength = 5)],
])('a page that is watched tells of %s that it changes, and of no clock', async (_what, change) => {
  const { page, agent } = await scanMarkup(
    browser,
    '<form><time>1</time><label for=a><b>City</b></label><input id=a><select><option>Chile</select></form>',
  );
  await page.evaluate(() => {
    document.body.dataset['told'] = 'no';
    addEventListener(
      'change-told',
      () => (document.body.dataset['told'] = document.querySelector('time')!.textContent!),
    );
  });
  await agent.call('agent/watch', {});
  await page.evaluate(() => (document.querySelector('time')!.textContent = '2'));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await page.evaluate(() => document.body.dataset['told'])).toBe('no');
  await page.evaluate(change);
  await page.waitForFunction(() => document.body.dataset['told'] === '2');
  await page.close();
});

test('a page that is watched tells of a frame in it that has loaded anew, and of no picture', async () => {
  const { page, agent } = await scanMarkup(browser, '<input name=a><iframe srcdoc="<input>"></iframe>');
  const told = page.evaluate(() => new Promise((resolve) => addEventListener('change-told', () => resolve('told'))));
  await agent.call('agent/watch', {});
  await page.evaluate(async () => {
    const picture = new Image();
    picture.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    document.body.append(picture);
    await picture.decode();
  });
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await Promise.race([told, 'silent'])).toBe('silent');
  await page.evaluate(() => frames[0]!.location.reload());
  expect(await told).toBe('told');
  await page.close();
});

describe('taking fills back', () => {
  const lima = { as: 'text', text: 'Lima', alternatives: [] } as const;

  test('says of each field what became of it', async () => {
    const { page, agent, fields } = await scanMarkup(browser, '<input name=a value=Rome><input name=b><input name=c>');
    await agent.fill(fields.map((field) => [field, lima] as const));
    await page.type('[name=b]', '!');
    await page.$eval('[name=c]', (input) => input.remove());
    const { entries } = await agent.call('agent/undo', { at: null });
    const values = await page.$$eval('input', (inputs) => inputs.map(({ value }) => value));
    await page.close();

    expect(entries.map(({ id, outcome, holds }) => [id, outcome, holds]).reverse()).toEqual([
      [fields[0]!.id, 'restored', 'Rome'],
      [fields[1]!.id, 'kept', 'Lima!'],
      [fields[2]!.id, 'gone', ''],
    ]);
    expect(values).toEqual(['Rome', 'Lima!']);
  });

  test('what the page itself changed since is put back', async () => {
    const { page, agent, fields } = await scanMarkup(browser, '<input name=a value=Rome>');
    await agent.fill([[fields[0]!, lima]]);
    await page.$eval('input', (input) => void (input.value = 'PERU'));
    const { entries } = await agent.call('agent/undo', { at: null });

    expect(entries.map(({ outcome, holds }) => [outcome, holds])).toEqual([['restored', 'Rome']]);
    await page.close();
  });

  test('puts single fields back as they were before all fills, and leaves them out of these', async () => {
    const { page, agent, fields } = await scanMarkup(browser, '<input name=a value=Rome><input name=b>');
    await agent.fill(fields.map((field) => [field, lima] as const));
    await agent.fill([[fields[0]!, { ...lima, text: 'Oslo' }]]);
    const { entries } = await agent.call('agent/put-back', { ids: [fields[0]!.id] });
    expect(entries).toEqual([{ id: fields[0]!.id, outcome: 'restored', holds: 'Rome' }]);
    expect((await agent.scan()).map(({ state }) => state)).toEqual(['preset', 'ours']);
    expect((await agent.call('agent/undoable', {})).fills.map((fill) => fill.fields)).toEqual([1]);
    await agent.call('agent/undo', { at: null });
    expect(await page.$$eval('input', (inputs) => inputs.map(({ value }) => value))).toEqual(['Rome', '']);
    await page.close();
  });

  test('lists the fills there are, and takes back only the one that is meant', async () => {
    const { page, agent, fields } = await scanMarkup(browser, '<input name=a><input name=b>');
    const fill = async (at: number, count: number, text: string) => {
      const value = { as: 'text', text, alternatives: [] } as const;
      await agent.call('agent/begin', { at });
      await agent.call('agent/apply', { items: fields.slice(0, count).map(({ id }) => ({ id, value })) });
      await agent.call('agent/end', {});
    };
    const undoable = async () => (await agent.call('agent/undoable', {})).fills;
    await fill(1, 2, 'Rome');
    await fill(2, 1, 'Lima');
    await fill(3, 1, 'Lima');
    expect(await undoable()).toEqual([
      { at: 2, fields: 1 },
      { at: 1, fields: 2 },
    ]);

    expect((await agent.call('agent/undo', { at: 1 })).entries).toEqual([]);
    expect((await agent.call('agent/undo', { at: 2 })).entries).toHaveLength(1);
    expect(await undoable()).toEqual([{ at: 1, fields: 2 }]);
    await page.close();
  });
});

test('a fill may begin with its first values, once', async () => {
  const { page, agent, fields } = await scanMarkup(browser, '<input name=a><input name=b>');
  const value = { as: 'text', text: 'Rome', alternatives: [] } as const;
  for (const { id } of fields) await agent.call('agent/apply', { items: [{ id, value }], at: 1 });
  await agent.call('agent/end', {});
  expect((await agent.call('agent/undoable', {})).fills).toEqual([{ at: 1, fields: 2 }]);
  await page.close();
});

describe('a page that goes elsewhere by itself', () => {
  const leaving = [
    ['by a form without an event', 'this.form.submit()', '/next?x=Lima'],
    ['by a form with one', 'this.form.requestSubmit()', '/next?x=Lima'],
    ['by a button of a form', 'this.form.b.click()', '/next?x=Lima&b=1'],
    ['by an address', "location.href = '/other'", '/other'],
  ] as const;

  test.each(leaving)('%s: is held up, goes once the fill is over, and that is said', async (_way, script, target) => {
    const form = `<form action=/next><input name=x onchange="${script}"><button name=b value=1>Go</button></form><input>`;
    const served = await serve((path) => (path === '/' ? form : 'next'));
    const page = await browser.newPage();
    await page.goto(`${served.origin}/`);
    const agent = await agentInPage(page);
    const fields = await agent.scan();
    await agent.call('agent/begin', { at: 1 });
    const value = { as: 'text', text: 'Lima', alternatives: [] } as const;
    const { entries } = await agent.call('agent/apply', { items: fields.map(({ id }) => ({ id, value })) });
    await agent.call('agent/settle', {});
    const during = page.url();
    const gone = page.waitForNavigation();
    const end = await agent.call('agent/end', {});
    await gone;
    const after = page.url();
    await page.close();
    await served.close();

    expect(entries.map(({ outcome }) => outcome)).toEqual(['filled', 'filled']);
    expect([during, end, after]).toEqual([`${served.origin}/`, { navigated: true }, `${served.origin}${target}`]);
  });

  test('one that sends its form in its own way is left to it', async () => {
    const { page, agent, fields } = await scanMarkup(
      browser,
      '<form onsubmit="sent = true; return false"><input onchange="this.form.requestSubmit()"></form>',
    );
    await agent.call('agent/begin', { at: 1 });
    const value = { as: 'text', text: 'Lima', alternatives: [] } as const;
    await agent.call('agent/apply', { items: [{ id: fields[0]!.id, value }] });

    expect([await agent.call('agent/end', {}), await page.evaluate('sent')]).toEqual([{ navigated: false }, true]);
    await page.close();
  });
});

describe('bad input', () => {
  test('a call nobody knows is named', async () => {
    const { page, agent } = await scanMarkup(browser, '<input>');

    await expect(agent.call('agent/dance' as AgentCall, {})).rejects.toThrow('agent/dance');
    await page.close();
  });

  test('a place that is none', async () => {
    const { page, agent } = await scanMarkup(browser, '<input>');

    await expect(agent.call('agent/scan', { from: -1 })).rejects.toThrow('received -1');
    await page.close();
  });
});

test('the page’s facts: language, title, words, foreign frames', async () => {
  const { page, agent } = await scanMarkup(
    browser,
    `<html lang=de><title>Kasse</title><p>Ihre Angaben</p><label>Vorname <input></label>
      <iframe srcdoc="<input>"></iframe><iframe sandbox src="https://pay.example/form"></iframe>`,
  );
  const { page: facts } = await agent.call('agent/scan', { from: 0 });

  expect(facts).toEqual({
    lang: 'de',
    title: 'Kasse',
    sample: 'Vorname Ihre Angaben Vorname',
    frames: [''],
    leftOut: { fields: false, frames: 0 },
  });
  await page.close();
});
