import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../browser/chromium';
import { text, writerInPage } from './writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const panel = `<div id=panel hidden style="position: absolute; width: 200px; height: 90px">
  <button type=button>One</button><button type=button>Two</button></div>`;
const opens = `field.addEventListener('focus', () => (panel.hidden = false));`;
const closesOutside = `document.addEventListener('mousedown', ({ target }) => {
  if (target !== field && !panel.contains(target)) { panel.hidden = true; globalThis.onClose?.(); } });`;
const closesByEscape = `field.addEventListener('keydown', ({ key }) => { if (key === 'Escape') panel.hidden = true; });`;

/** The Escape of a picker in which it is "Cancel": the field holds again what it held when the panel opened. */
const cancelsByEscape = `let held;
  field.addEventListener('focus', () => (held = field.value));
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !panel.hidden) { field.value = held; panel.hidden = true; }
  });`;

/** Fills a page's field; says whether its panel still stands open then and after the undo, and the text is back. */
async function leftOpen(html: string, script: string, field = '<input id=field>') {
  const writer = await writerInPage(browser, `${field}${html}<script>${script}</script>`);
  const isOpen = () => writer.page.evaluate(() => !(document.querySelector('#panel') as HTMLElement).hidden);
  const held = () => writer.page.evaluate('field.value');
  const before = await held();
  const outcomes = await writer.fill({ '#field': text(/number/.test(field) ? '7' : 'Blue harbour') });
  const after = { outcome: outcomes['#field'], isOpen: await isOpen() };
  await writer.undo();
  const undone = { isOpen: await isOpen(), isBack: (await held()) === before };
  await writer.page.close();
  return { after, undone };
}

describe('what typing set off', () => {
  const closed = { after: { outcome: 'filled', isOpen: false }, undone: { isOpen: false, isBack: true } };

  it('is closed by a press beside it', async () => {
    expect(await leftOpen(panel, opens + closesOutside)).toEqual(closed);
  });

  it('goes when its field is left in the time it takes to come on show', async () => {
    const meter = '<div id=panel hidden style="position: absolute; width: 200px; height: 90px">Strong</div>';
    const fades = `let fade;
      field.addEventListener('focus', () => { panel.hidden = false; fade = panel.animate({ opacity: [0, 1] }, 60); });
      field.addEventListener('blur', () => { if (fade.playState === 'finished') panel.hidden = true; });`;
    expect(await leftOpen(meter, fades, '<input id=field type=password>')).toEqual(closed);
  });

  it('is closed on a page of thousands of boxes, without a look at each of them', async () => {
    const boxes = `<form><p>${'<b>word</b> '.repeat(5_000)}</p><p><input id=field></p></form>${panel}`;
    const writer = await writerInPage(browser, `${boxes}<script>${opens + closesOutside}</script>`);
    await writer.inWorld(`{
      const look = Element.prototype.checkVisibility;
      Element.prototype.checkVisibility = function (...how) { world.looks = (world.looks ?? 0) + 1; return look.apply(this, how); };
    }`);

    await writer.fill({ '#field': text('Blue harbour') });

    expect(await writer.page.evaluate(() => (document.querySelector('#panel') as HTMLElement).hidden)).toBe(true);
    expect(await writer.inWorld('world.looks')).toBeLessThan(1_000);
    await writer.page.close();
  });

  it('is closed where the page makes it anew, deep in another part, each time a field is entered', async () => {
    const place = `<main>${'<div>'.repeat(5)}<p id=place></p>${'</div>'.repeat(5)}</main>`;
    const fields = '<form><p><input id=one></p><p><input id=two></p></form>';
    const script = `for (const field of [one, two]) field.addEventListener('focus', () => {
        place.innerHTML = '<div role=dialog style="position: fixed; top: 200px"><button>One</button><button>Two</button></div>'; });
      document.addEventListener('keydown', ({ key }) => { if (key === 'Escape') place.replaceChildren(); });`;
    const writer = await writerInPage(browser, `${fields}${place}<script>${script}</script>`);

    await writer.fill({ '#one': text('Blue harbour'), '#two': text('Green hill') });

    expect(await writer.page.$('[role=dialog]')).toBeNull();
    await writer.page.close();
  });

  it.each([
    ['fields on a page of many elements', (nth: number) => `<p><input id=f${nth}></p>`, text('Blue harbour')],
    [
      'lists of many entries',
      (nth: number) => `<p><select id=f${nth}><option>Red<option>Blue${'<option>Green'.repeat(1_000)}</select></p>`,
      text('Blue'),
    ],
  ])('is looked for without a walk through the page for each of its %s', async (_what, field, value) => {
    const ids = Array.from({ length: 12 }, (_, nth) => nth);
    const html = `<form>${ids.map(field).join('')}</form><p>${'<b>word</b> '.repeat(5_000)}</p><script></script>`;
    const writer = await writerInPage(browser, html);
    await writer.inWorld(`{
      world.walked = 0;
      for (const { prototype } of [Document, Element]) {
        const find = prototype.querySelectorAll;
        prototype.querySelectorAll = function (selector) {
          world.walked += this.getElementsByTagName('*').length;
          return find.call(this, selector);
        };
      }
    }`);

    const outcomes = await writer.fill(Object.fromEntries(ids.map((nth) => [`#f${nth}`, value])));

    expect(new Set(Object.values(outcomes))).toEqual(new Set(['filled']));
    const walks = await writer.inWorld<number>(`world.walked / document.getElementsByTagName('*').length`);
    expect(walks).toBeLessThan(ids.length);
    await writer.page.close();
  });

  it.each([
    ['a page with scripts', '<script></script>', 4],
    ['one without', '', 1],
  ])('gets the turns it takes on %s', async (_page, script, turns) => {
    const writer = await writerInPage(browser, `<input id=a><textarea id=b></textarea><input id=c>${script}`);
    await writer.inWorld(`{
      world.turns = 0;
      const Channel = MessageChannel;
      globalThis.MessageChannel = class extends Channel { constructor() { super(); world.turns++; } };
    }`);

    await writer.fill({ '#a': text('Blue'), '#b': text('Red'), '#c': text('Green') });

    expect(await writer.inWorld('world.turns')).toBe(turns);
    await writer.page.close();
  });

  it('is closed by Escape', async () => {
    expect(await leftOpen(panel, opens + closesByEscape)).toEqual(closed);
  });

  it('is closed by a press beside it where Escape takes the text back', async () => {
    expect(await leftOpen(panel, cancelsByEscape + opens + closesOutside)).toEqual(closed);
  });

  it('is closed by Escape in the end where nothing else does it, though that takes the text back', async () => {
    expect(await leftOpen(panel, cancelsByEscape + opens)).toEqual({
      ...closed,
      after: { outcome: 'refused refused-by-page', isOpen: false },
    });
  });

  it('is not written once more where the fill is cancelled as Escape takes the text back', async () => {
    const script = `<script>${cancelsByEscape + opens + closesOutside}</script>`;
    const writer = await writerInPage(browser, `<input id=field>${panel}<input id=other>${script}`);
    await writer.inWorld(`field.addEventListener('keydown', ({ key }) => key === 'Escape' && world.writer.cancel())`);
    expect(await writer.fill({ '#field': text('Blue harbour') })).toEqual({ '#field': 'skipped cancelled' });
    await writer.fill({ '#other': text('Green hill') });
    expect(await writer.page.evaluate('field.value')).toBe('');
    await writer.page.close();
  });

  it('is closed by a press on what covers the page', async () => {
    const cover = '<div id=cover hidden style="position: fixed; inset: 0"></div>';
    const script = `field.addEventListener('focus', () => (panel.hidden = cover.hidden = false));
      cover.addEventListener('click', () => (panel.hidden = cover.hidden = true));`;
    expect(await leftOpen(panel + cover, script)).toEqual(closed);
  });

  it('is closed by its own button where nothing else does it, and sends nothing by that', async () => {
    const own = panel.replace('</div>', '<button id=shut>Cancel</button></div>');
    const script = `
      field.form.addEventListener('submit', (event) => { event.preventDefault(); panel.hidden = false; });
      shut.addEventListener('click', () => (panel.hidden = true));`;
    expect(await leftOpen('', script + opens, `<form><input id=field>${own}</form>`)).toEqual(closed);
  });

  it('is closed beside a number, and beside a list', async () => {
    const list = '<select id=field><option>Red<option>Blue harbour</select>';
    expect(await leftOpen(panel, opens + closesOutside, '<input type=number id=field>')).toEqual(closed);
    expect(await leftOpen(panel, opens + closesOutside, list)).toEqual(closed);
  });

  it('is closed while it fades in', async () => {
    const fading = '<style>@keyframes in { from { opacity: 0 } } #panel { animation: in 300ms }</style>';
    expect(await leftOpen(fading + panel, opens + closesOutside)).toEqual(closed);
  });

  it('is closed where only the mouse tells what can be pressed in it', async () => {
    const cells = '<div style="cursor: pointer; height: 30px">January</div>'.repeat(2);
    const drawn = panel.replace(/<button.*<\/button>/, cells);
    expect(await leftOpen(drawn, opens + closesOutside)).toEqual(closed);
  });

  it('stays where a choice brought further fields', async () => {
    const list = '<select id=field><option>Red<option>Blue harbour</select>';
    const more = panel.replace('</div>', '<input></div>');
    expect((await leftOpen(more, opens + closesByEscape, list)).after.isOpen).toBe(true);
  });

  it('is told of where it takes the text back', async () => {
    const takesBack = `globalThis.onClose = () => (field.value = '');`;
    const { after } = await leftOpen(panel, opens + closesOutside + takesBack);
    expect(after).toEqual({ outcome: 'refused refused-by-page', isOpen: false });
  });

  it('is waited for while a script fades it out: a further Escape would close the dialog around it', async () => {
    const fades = `
      const fade = () => { if ((panel.style.opacity -= 0.05) > 0) requestAnimationFrame(fade); else panel.hidden = true; };
      field.addEventListener('focus', () => { panel.style.opacity = 1; panel.hidden = false; });
      field.addEventListener('blur', fade);
      addEventListener('keydown', ({ key }) => { if (key === 'Escape') document.querySelector('[role=dialog]').remove(); });`;
    const dialog = `<div role=dialog><input id=field>${panel}</div>`;
    expect(await leftOpen('', fades, dialog)).toEqual(closed);
  });

  it('is closed where the focus comes back to its field at the end', async () => {
    const script = `field.focus(); ${opens} ${closesOutside} addEventListener('focusin', ({ target }) => target !== field && (panel.hidden = true));`;
    const writer = await writerInPage(browser, `<input id=field>${panel}<input id=other><script>${script}</script>`);
    expect(await writer.fill({ '#other': text('Blue harbour') })).toEqual({ '#other': 'filled' });
    expect(await writer.page.evaluate(() => (document.querySelector('#panel') as HTMLElement).hidden)).toBe(true);
    await writer.page.close();
  });

  it('stays where it offers no choice', async () => {
    const hint = '<div id=panel hidden style="position: absolute; width: 200px; height: 20px">Looks good</div>';
    const { after } = await leftOpen(hint, opens + closesByEscape);
    expect(after).toEqual({ outcome: 'filled', isOpen: true });
  });
});

describe('what opens when its field was left already', () => {
  const late = (markup: string) => `<input id=field>${markup}`;
  const shows = `field.addEventListener('blur', () => setTimeout(() => { panel.hidden = false; panel.ariaExpanded = 'true'; }, 20));`;
  const hides = `document.addEventListener('mousedown', ({ target }) => {
    if (!panel.contains(target)) { panel.hidden = true; panel.ariaExpanded = 'false'; } });`;

  /** Fills the field, waits for what that opens, ends the fill. */
  async function isOpenAtEnd(html: string, script = shows + hides) {
    const writer = await writerInPage(browser, `${html}<script>${script}</script>`);
    const isOpen = () => writer.page.evaluate(() => !(document.querySelector('#panel') as HTMLElement).hidden);
    const items = [{ id: '#field', value: text('Blue harbour') }];
    await writer.inWorld('world.writer.begin(1)');
    await writer.inWorld(`world.writer.apply(${JSON.stringify(items)})`);
    await writer.page.waitForFunction(() => !(document.querySelector('#panel') as HTMLElement).hidden);
    await writer.inWorld('world.writer.end()');
    const after = await isOpen();
    await writer.undo();
    const undone = await isOpen();
    await writer.page.close();
    return { after, undone };
  }
  const closed = { after: false, undone: false };
  const stays = { after: true, undone: true };

  it('is closed at the end of the fill and of its undo, at the end of the page', async () => {
    expect(await isOpenAtEnd(late(panel))).toEqual(closed);
  });

  it('is closed where its field says that it stands open', async () => {
    const widget =
      '<form><p><span id=panel hidden role=combobox tabindex=0 style="padding: 9px">Colour</span></p></form>';
    expect(await isOpenAtEnd(late(widget))).toEqual(closed);
  });

  it('stays where it hangs from no field', async () => {
    const apart = panel.replace('position: absolute', 'position: fixed; top: 300px; left: 400px');
    for (const role of ['dialog', 'alert', 'menu'])
      expect(await isOpenAtEnd(late(apart.replace('id=panel', `id=panel role=${role}`)), shows)).toEqual(stays);
  });
});
