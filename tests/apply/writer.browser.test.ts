import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../browser/chromium';
import type { ReportEntry, Value } from '../../utils/pipeline';
import { serve } from '../browser/serve';
import { attachWriter, bundle, check, choose, moment, text, writerInPage, type Values } from './writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** What the fields of a page hold, by id. */
function stateOf(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[id]')].map((element) => [
        element.id,
        element instanceof HTMLSelectElement
          ? [...element.selectedOptions].map((option) => option.index)
          : /checkbox|radio/.test(element.type)
            ? element.checked
            : element.type === 'file'
              ? element.files?.length
              : (element.value ?? element.innerHTML),
      ]),
    ),
  );
}

const everyControl = `
  <input id=text value=before><textarea id=area></textarea><input id=number type=number value=3>
  <input id=range type=range value=10><input id=date type=date><input id=month type=month><input id=week type=week>
  <input id=time type=time value=08:15><input id=local type=datetime-local><input id=color type=color value="#102030">
  <input id=box type=checkbox checked><input id=one type=radio name=r><input id=two type=radio name=r>
  <input id=three type=radio name=q checked><input id=four type=radio name=q>
  <select id=single><option>-<option>A<option>B</select>
  <select id=many multiple><option selected>A<option>B<option>C</select>
  <div id=rich contenteditable>An <b>old</b> text</div><div id=bare contenteditable></div><input id=file type=file>`;
const file: Value = { as: 'files', files: [{ name: 'a.txt', type: 'text/plain', base64: btoa('a') }] };
const everyValue: Values = {
  '#text': text('after'),
  '#area': text('two\nlines'),
  '#number': text('42'),
  '#range': text('70'),
  '#date': text('2024-02-29'),
  '#month': text('2024-02'),
  '#week': text('2024-W09'),
  '#time': text('10:30'),
  '#local': text('2024-02-29T10:30'),
  '#color': text('#AABBCC'),
  '#box': check(false),
  '#one': choose(1),
  '#three': choose(1),
  '#single': choose(2),
  '#many': choose(1, 2),
  '#rich': text('new'),
  '#bare': text('new'),
  '#file': file,
};

describe('fill and undo', () => {
  it('every native control is filled, and undo brings all of them back', async () => {
    const writer = await writerInPage(browser, everyControl);
    const before = await stateOf(writer.page);
    const outcomes = await writer.fill(everyValue);
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(everyValue).map((id) => [id, 'filled'])));
    expect(await stateOf(writer.page)).toEqual({
      text: 'after',
      area: 'two\nlines',
      number: '42',
      range: '70',
      date: '2024-02-29',
      month: '2024-02',
      week: '2024-W09',
      time: '10:30',
      local: '2024-02-29T10:30',
      color: '#aabbcc',
      box: false,
      one: false,
      two: true,
      three: false,
      four: true,
      single: [2],
      many: [1, 2],
      rich: expect.stringContaining('new'),
      bare: 'new',
      file: 1,
    });
    const entries = await writer.undo();
    expect(entries.map(({ id }) => id)).toEqual(Object.keys(everyValue).reverse());
    expect(new Set(entries.map(({ outcome }) => outcome))).toEqual(new Set(['restored']));
    expect(await stateOf(writer.page)).toEqual(before);
  });

  it('several fills are taken back one by one', async () => {
    const writer = await writerInPage(browser, '<input id=a value=0>');
    await writer.fill({ '#a': text('1') });
    await writer.fill({ '#a': text('2') });
    const held: unknown[] = [];
    for (let step = 0; step < 3; step++) {
      await writer.undo();
      held.push((await stateOf(writer.page))['a']);
    }
    expect(held).toEqual(['1', '0', '0']);
  });

  it('lines of text that become the browser’s own controls for dates hold the moment, and are lines again', async () => {
    const { page, fill, undo } = await writerInPage(
      browser,
      '<input id=leaves placeholder="Leaves on"><input id=opens placeholder="Opens at"><input id=since value="Since when">',
    );
    await page.evaluate(() => {
      const [leaves, opens] = document.querySelectorAll('input');
      for (const [line, type] of [[leaves, 'date'] as const, [opens, 'time'] as const]) {
        line!.addEventListener('focus', () => (line!.type = type));
        line!.addEventListener('blur', () => {
          if (line!.value === '') line!.type = 'text';
        });
      }
    });
    const types = () => page.$$eval('input', (lines) => lines.map(({ type }) => type));
    await fill({ '#leaves': moment('09.03.2027'), '#opens': moment('2:30 pm') });
    expect(await types()).toEqual(['date', 'time', 'text']);
    expect(await stateOf(page)).toEqual({ leaves: '2027-03-09', opens: '14:30', since: 'Since when' });
    await undo();
    expect(await types()).toEqual(['text', 'text', 'text']);
    expect(await stateOf(page)).toEqual({ leaves: '', opens: '', since: 'Since when' });

    await page.$eval('#since', (since) => Object.assign(since, { value: '' }));
    expect(await fill({ '#since': moment('May 2028', '05/2028') })).toEqual({ '#since': 'filled' });
    await page.$eval('#since', (since) => Object.assign(since, { value: '', type: 'month' }));
    expect(await fill({ '#since': moment('May 2028', '05/2028') })).toEqual({ '#since': 'filled' });
    expect((await stateOf(page))['since']).toBe('2028-05');
  });

  it('a line that becomes a control for a day and a time holds the time asked for, else the usual one', async () => {
    const { page, fill } = await writerInPage(browser, '<input id=pickup><input id=delivery>');
    await page.evaluate(() => {
      for (const line of document.querySelectorAll('input'))
        line.addEventListener('focus', () => (line.type = 'datetime-local'));
    });
    await fill({ '#pickup': moment('09.03.2027'), '#delivery': moment('2027-03-10T14:45') });
    expect(await stateOf(page)).toEqual({ pickup: '2027-03-09T10:30', delivery: '2027-03-10T14:45' });
  });

  it('a control for dates is given the one notation that it holds, and its page hears of no other', async () => {
    const { page, fill } = await writerInPage(browser, '<input id=due type=date>');
    await page.evaluate(() => {
      const heard: string[] = ((globalThis as { heard?: string[] }).heard = []);
      const due = document.querySelector<HTMLInputElement>('#due')!;
      for (const type of ['input', 'change']) due.addEventListener(type, () => heard.push(`${type} ${due.value}`));
    });
    await fill({ '#due': moment('9 March 2027', '09.03.2027', '2027-03-09') });
    expect(await page.evaluate('heard')).toEqual(['input 2027-03-09', 'change 2027-03-09']);
  });

  it('radio buttons in cards that tick theirs at any click are empty again', async () => {
    const card = (name: string) =>
      `<p class=card><label><input id=${name} type=radio name=r value=${name}>${name}</label>`;
    const { page, fill, undo } = await writerInPage(browser, `<div>${card('one')}${card('two')}</div>`);
    await page.evaluate(() => {
      for (const card of document.querySelectorAll('.card'))
        card.addEventListener('click', () => (card.querySelector('input')!.checked = true));
    });
    await fill({ '#one': choose(1) });
    expect(await stateOf(page)).toEqual({ one: false, two: true });
    expect(await undo()).toMatchObject([{ outcome: 'restored' }]);
    expect(await stateOf(page)).toEqual({ one: false, two: false });
  });

  it('a controlled React form keeps the values, and gives them back', async () => {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><title>Test</title><main></main>');
    await page.addScriptTag({ content: await bundle('./react-form.tsx') });
    await page.waitForSelector('#terms');
    const model = () => page.evaluate(() => (window as unknown as { model: unknown }).model);
    const before = await model();
    const writer = await attachWriter(page);
    const values = {
      '#name': text('Ada'),
      '#note': text('Hi'),
      '#age': text('36'),
      '#born': text('1990-12-10'),
      '#plan': choose(2),
      '#s': choose(1),
      '#slow': choose(1),
      '#terms': check(true),
    };
    await writer.fill(values);
    const filled = {
      name: 'Ada',
      note: 'Hi',
      age: '36',
      born: '1990-12-10',
      plan: 'b',
      size: 'm',
      pace: 'fast',
      terms: true,
    };
    expect(await model()).toEqual(filled);
    expect(await stateOf(page)).toMatchObject({ name: 'Ada', plan: [2], m: true, terms: true });
    const undone = await writer.undo();
    // Of one group the application takes over which button it was, and knows no way back: the undo says so.
    expect(undone.filter(({ outcome }) => outcome !== 'restored')).toMatchObject([{ id: '#s', outcome: 'refused' }]);
    expect(await model()).toEqual({ ...(before as object), size: 'm' });
    const shown = { name: '', note: '', age: '', born: '', plan: [0], s: false, m: true, fast: false, terms: false };
    expect(await stateOf(page)).toMatchObject(shown);
  });
});

describe('what may go wrong', () => {
  it('a page that hands on what it has rendered renders before it hears of the change', async () => {
    const { page, fill, undo } = await writerInPage(
      browser,
      `<input id=field><script>let rendered = ''; window.model = '';
        field.oninput = () => Promise.resolve().then(() => (rendered = field.value));
        field.onchange = () => (model = rendered);</script>`,
    );
    await fill({ '#field': text('Ada') });
    expect(await page.evaluate('model')).toBe('Ada');
    await undo();
    expect(await page.evaluate('model')).toBe('');
    await page.close();
  });

  it('what the page puts back when an emptied field is left goes by the button beside it', async () => {
    const { page, fill, undo } = await writerInPage(
      browser,
      `<div><div><input id=field></div><button type=button class=clear-button>x</button></div><script>window.model = '';
        field.oninput = () => { if (field.value) model = field.value; };
        field.onblur = () => queueMicrotask(() => (field.value = model));
        document.querySelector('button').onclick = () => (model = field.value = '');</script>`,
    );
    await fill({ '#field': text('Ada') });
    expect(await page.evaluate('model')).toBe('Ada');
    const [entry] = await undo();
    expect([await page.evaluate('model'), entry?.outcome]).toEqual(['', 'restored']);
    await page.close();
  });

  it('what a page puts into one field as another is emptied goes as well; what it insists on is said, and tried once more', async () => {
    const { page, fill, undo } = await writerInPage(
      browser,
      `<input id=a><input id=b><input id=c><script>
        a.oninput = () => (b.value = 'X');
        c.onchange = () => queueMicrotask(() => (c.value = 'Oslo'));</script>`,
    );
    await fill({ '#a': text('Ada'), '#b': text('Lima'), '#c': text('Oslo') });
    const undone = async () => (await undo()).map(({ id, outcome, holds }) => [id, outcome, holds]);
    expect(await undone()).toEqual([
      ['#c', 'refused', 'Oslo'],
      ['#b', 'restored', ''],
      ['#a', 'restored', ''],
    ]);
    expect(await page.evaluate('[a.value, b.value]')).toEqual(['', '']);
    expect(await undone()).toEqual([['#c', 'refused', 'Oslo']]);
    expect(await undone()).toEqual([]);
    await page.close();
  });

  it('fields that are gone, disabled, read-only or full already say so; the rest goes on', async () => {
    const writer = await writerInPage(
      browser,
      `<input id=a><fieldset disabled><input id=b></fieldset><input id=c readonly><input id=d value=x><input id=e>
       <select id=f><option disabled>A</select><script>a.oninput = () => e.remove();</script>`,
    );
    expect(
      await writer.fill({
        '#a': text('x'),
        '#b': text('x'),
        '#c': text('x'),
        '#d': text('x'),
        '#e': text('x'),
        '#f': choose(0),
      }),
    ).toEqual({
      '#a': 'filled',
      '#b': 'refused disabled',
      '#c': 'refused read-only',
      '#d': 'unchanged already-there',
      '#e': 'refused gone',
      '#f': 'refused no-option',
    });
  });

  it('a list that drops its first entry with the first choice holds the one chosen', async () => {
    const writer = await writerInPage(
      browser,
      `<select id=a onchange="this.options[0].remove()"><option>Choose<option>A<option>B</select>`,
    );
    expect(await writer.fill({ '#a': choose(2) })).toEqual({ '#a': 'filled' });
    expect(await writer.page.evaluate(() => document.querySelector('select')?.value)).toBe('B');
    await writer.page.close();
  });

  it('a list gets its first entry back, which it drops while anything is chosen', async () => {
    const writer = await writerInPage(
      browser,
      `<select id=a><option value="">Choose<option>A<option>B</select><script>
        const [choose] = a.options;
        a.onchange = () => (a.value === '' ? (a.prepend(choose), (choose.selected = true)) : choose.remove());
      </script>`,
    );
    expect(await writer.fill({ '#a': choose(1) })).toEqual({ '#a': 'filled' });
    const [undone] = await writer.undo();
    expect(undone).toMatchObject({ outcome: 'restored', holds: 'Choose' });
    expect(await writer.page.evaluate(() => document.querySelector('select')?.selectedIndex)).toBe(0);
    await writer.page.close();
  });

  it('a list that says “Loading…” in the place of “Choose” once another is empty is back, and is not written any more', async () => {
    const writer = await writerInPage(
      browser,
      `<select id=a><option value="">Choose<option>A</select><select id=b><option value="">Choose<option>B<option>C</select><script>
        a.onchange = () => { if (a.value === '') { b.innerHTML = '<option value="">Loading…'; b.disabled = true; } };
        const late = [];
        b.oninput = () => b.disabled && late.push(b.value);
      </script>`,
    );
    await writer.fill({ '#a': choose(1), '#b': choose(2) });
    expect((await writer.undo()).map(({ outcome }) => outcome)).toEqual(['restored', 'restored']);
    expect(await writer.page.evaluate('late')).toEqual([]);
    await writer.page.close();
  });

  it('a form that an application puts in the place of the filled one keeps what it holds', async () => {
    const form = (first: string, last: string) =>
      `<input name=first value="${first}"><input name=last value="${last}"><input name=city>`;
    const writer = await writerInPage(browser, `<form>${form('', '')}</form>`);
    const values = { '[name=first]': text('Ada'), '[name=last]': text('Byron'), '[name=city]': text('London') };
    await writer.fill(values);
    await writer.page.evaluate((next) => (document.body.innerHTML = `<form>${next}</form>`), form('Grace', 'BYRON'));
    const outcomes = (await writer.undo()).map(({ id, outcome }) => [id, outcome]);
    expect(Object.fromEntries(outcomes)).toEqual({
      '[name=first]': 'gone',
      '[name=last]': 'restored',
      '[name=city]': 'restored',
    });
    expect(await writer.page.$$eval('input', (fields) => fields.map(({ value }) => value))).toEqual(['Grace', '', '']);
    await writer.page.close();
  });

  it('page listeners and overridden setters that throw stop nothing', async () => {
    const writer = await writerInPage(
      browser,
      `<input id=a oninput="throw Error('no')"><input id=b><script>
        Object.defineProperty(HTMLInputElement.prototype, 'value', { get() { throw 1; }, set() { throw 2; } });
        EventTarget.prototype.dispatchEvent = () => { throw 3; }; Event = InputEvent = KeyboardEvent = null;
      </script>`,
    );
    expect(await writer.fill({ '#a': text('x'), '#b': text('y') })).toEqual({ '#a': 'filled', '#b': 'filled' });
    expect(await writer.inWorld('document.querySelector("#a").value')).toBe('x');
  });

  it('a value of the wrong sort fails for its field alone', async () => {
    const writer = await writerInPage(browser, '<input id=a type=checkbox><input id=b>');
    expect(await writer.fill({ '#a': text('x'), '#b': text('y') })).toEqual({ '#a': 'refused failed', '#b': 'filled' });
  });

  it('a form that submits itself on change stays until all is written, hears its event once and loses nothing', async () => {
    const served = await serve((path) =>
      path === '/form'
        ? `<form action=/gone><input id=a onchange="this.form.requestSubmit()"><input id=b></form>
       <form action=/gone><select id=c onchange="this.form.submit()"><option><option>A</select></form>
       <input id=d><script>count = 0; addEventListener('submit', () => count++);</script>`
        : 'gone',
    );
    const page = await browser.newPage();
    await page.goto(`${served.origin}/form`);
    const writer = await attachWriter(page);
    const values = { '#a': text('1'), '#b': text('2'), '#c': choose(1), '#d': text('4') };
    const items = JSON.stringify(Object.entries(values).map(([id, value]) => ({ id, value })));
    await writer.inWorld(
      `(async () => { await world.writer.begin(1); await world.writer.apply(world.told(${items})); })()`,
    );
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await stateOf(writer.page)).toEqual({ a: '1', b: '2', c: [1], d: '4' });
    expect(await writer.page.evaluate(() => (window as unknown as { count: number }).count)).toBe(1);
    await served.close();
  });

  it('what is asked once more, its answer having been waited for in vain, is written once and answered the same', async () => {
    const { page, inWorld } = await writerInPage(browser, '<input id=a>');
    await page.evaluate(() => {
      const field = document.querySelector('input')!;
      field.dataset['count'] = '0';
      field.addEventListener('change', () => (field.dataset['count'] = String(Number(field.dataset['count']) + 1)));
    });
    const apply = (name: string) =>
      inWorld<ReportEntry[]>(
        `world.writer.apply([{ id: '#a', value: ${JSON.stringify(text('x'))} }], { sharesFocus: true, name: '${name}' })`,
      );
    await inWorld('world.writer.begin(1)');
    const answers = await Promise.all([apply('one'), apply('one')]);
    expect(answers.map(([entry]) => entry!.outcome)).toEqual(['filled', 'filled']);
    expect(await page.$eval('#a', (field) => (field as HTMLElement).dataset['count'])).toBe('1');
    expect((await apply('two'))[0]!.outcome).toBe('unchanged');
  });

  it('cancel reports the rest as skipped', async () => {
    const writer = await writerInPage(browser, '<input id=a><input id=b>');
    const entries = await writer.inWorld(`(async () => {
      const { writer } = world; writer.begin();
      document.querySelector('#a').addEventListener('input', () => writer.cancel());
      return writer.apply(['#a', '#b'].map((id) => ({ id, value: ${JSON.stringify(text('x'))} })));
    })()`);
    expect(entries).toMatchObject([
      { id: '#a', outcome: 'filled' },
      { id: '#b', outcome: 'skipped', reason: 'cancelled' },
    ]);
  });

  it('the field that is being written when the fill is stopped counts where it holds its value', async () => {
    const writer = await writerInPage(browser, '<input id=a><input id=b>');
    const entries = await writer.inWorld(`(async () => {
      const { writer } = world; writer.begin();
      document.querySelector('#a').addEventListener('keyup', () => queueMicrotask(() => writer.cancel()));
      return writer.apply(['#a', '#b'].map((id) => ({ id, value: ${JSON.stringify(text('x'))} })));
    })()`);
    expect(entries).toMatchObject([
      { id: '#a', outcome: 'filled', holds: 'x' },
      { id: '#b', outcome: 'skipped', reason: 'cancelled' },
    ]);
  });

  it('a part of its value is none', async () => {
    const writer = await writerInPage(browser, '<input id=a>');
    const entries = await writer.inWorld(`(async () => {
      const { writer } = world; writer.begin();
      const a = document.querySelector('#a');
      a.addEventListener('input', () => (a.value = a.value.slice(0, 3)));
      a.addEventListener('keyup', () => queueMicrotask(() => writer.cancel()));
      return writer.apply([{ id: '#a', value: ${JSON.stringify(text('98765'))} }]);
    })()`);
    expect(entries).toMatchObject([{ id: '#a', outcome: 'skipped', reason: 'cancelled' }]);
  });

  it('what waits its turn when it is stopped is not even looked at', async () => {
    const writer = await writerInPage(browser, '<input id=a><input id=b>');
    const [entries, looks] = await writer.inWorld<[unknown[], number]>(`(async () => {
      const { writer } = world; writer.begin();
      world.prime(['#a', '#b']);
      let looks = 0;
      const b = document.querySelector('#b');
      const { get } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      Object.defineProperty(b, 'value', { get() { looks++; return get.call(this); } });
      document.querySelector('#a').addEventListener('input', () => writer.cancel());
      const sent = ['#a', '#b'].map((id) => writer.apply([{ id, value: ${JSON.stringify(text('x'))} }]));
      return [(await Promise.all(sent)).flat(), looks];
    })()`);
    expect(entries).toMatchObject([
      { id: '#a', outcome: 'filled' },
      { id: '#b', outcome: 'skipped', reason: 'cancelled' },
    ]);
    expect(looks).toBe(0);
  });
});

it('focus, selection and scroll are back where they were', async () => {
  const writer = await writerInPage(browser, '<input id=a value=hello><div style="height:3000px"></div><input id=b>');
  await writer.page.evaluate(() => {
    const first = document.querySelector<HTMLInputElement>('#a')!;
    first.focus();
    first.setSelectionRange(1, 3);
  });
  await writer.fill({ '#b': text('x') });
  expect(
    await writer.page.evaluate(() => {
      const active = document.activeElement as HTMLInputElement;
      return [active.id, active.selectionStart, active.selectionEnd, scrollY];
    }),
  ).toEqual(['a', 1, 3, 0]);
});

it('knows what is its own until the person changes it', async () => {
  const writer = await writerInPage(browser, '<input id=a>');
  await writer.fill({ '#a': text('x') });
  const author = `(() => { const element = document.querySelector('#a'); return world.authors.authorOf({ element, members: [element] }, element.value, ''); })()`;
  expect(await writer.inWorld(author)).toBe('us');
  await writer.page.type('#a', 'y');
  expect(await writer.inWorld(author)).toBe('person');
});

/** Each box says what is ticked with it, of what was rendered last: Vue's `[...modelValue, value]`. */
const copied = `<input type=checkbox id=a><input type=checkbox id=b><input type=checkbox id=c>
  <script>
    let model = [], rendered = [];
    document.onchange = ({ target: { id, checked } }) => {
      model = checked ? [...rendered, id] : rendered.filter((one) => one !== id);
      queueMicrotask(() => (rendered = model));
    };
  </script>`;

it.each([0, 60])('ticks of one group are each heard after the last was rendered, beside %i texts', async (texts) => {
  const others = Array.from({ length: texts }, (_, index) => `text${index}`);
  const writer = await writerInPage(browser, copied + others.map((id) => `<input id=${id}>`).join(''));
  const ticks = Object.fromEntries(['#a', '#b', '#c'].map((id) => [id, check(true)]));
  await writer.fill({ ...ticks, ...Object.fromEntries(others.map((id) => [`#${id}`, text('x')])) });
  expect(await writer.page.evaluate('model')).toEqual(['a', 'b', 'c']);
  await writer.page.close();
});
