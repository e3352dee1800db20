import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../browser/chromium';
import { moment, text, writerInPage } from '../writer-in-page';
import type { Value } from '../../../utils/pipeline';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const fruits = ['Apple', 'Banana', 'Cherry', 'Damson'];
const style = `<style>
  .sheet { position: fixed; left: 0; right: 0; bottom: 0; height: 200px; background: #fff }
  .window { height: 120px; width: 90px; overflow: hidden; float: left }
  .window li { height: 40px; list-style: none }
  ul { margin: 0; padding: 0 }
</style>`;
const row = (label: string, says = 'Please select') =>
  `<div class=cell id=row><div>${label}</div><div id=value>${says}</div></div>`;

/** A wheel as libraries draw it: a list moved up and down behind a window, the entry in the middle chosen. */
const wheels = `
  function wheel(texts, at) {
    const list = Object.assign(document.createElement('ul'), { innerHTML: texts.map((text) => '<li>' + text + '</li>').join('') });
    const place = () => (list.style.transform = 'translate3d(0px, ' + (40 - 40 * list.at) + 'px, 0px)');
    Object.assign(list, { at, text: () => texts[list.at], go(to) { list.at = Math.max(0, Math.min(texts.length - 1, to)); place(); } });
    place();
    const box = Object.assign(document.createElement('div'), { className: 'window' });
    box.append(list);
    return [box, list];
  }
  function byPress(list) { list.addEventListener('click', (event) => list.go([...list.children].indexOf(event.target.closest('li')))); }
  function byMouse(list) {
    list.addEventListener('mousedown', (down) => {
      const from = list.at;
      const move = (event) => list.go(Math.round(from - (event.clientY - down.clientY) / 40));
      addEventListener('mousemove', move);
      addEventListener('mouseup', () => removeEventListener('mousemove', move), { once: true });
    });
  }
  function byFinger(list) {
    let start, from;
    list.addEventListener('touchstart', (event) => { start = event.touches[0].clientY; from = list.at; });
    list.addEventListener('touchmove', (event) => list.go(Math.round(from - (event.touches[0].clientY - start) / 40)));
  }
  function sheet(columns, by, confirmed) {
    const box = Object.assign(document.createElement('div'), { className: 'sheet', innerHTML: '<div><span class=left>Cancel</span><span class=right>Confirm</span></div>' });
    const lists = columns.map((texts) => { const [frame, list] = wheel(texts, 1); by(list); box.append(frame); return list; });
    box.querySelector('.left').onclick = () => box.remove();
    box.querySelector('.right').onclick = () => { confirmed(lists.map((list) => list.text())); box.remove(); };
    document.body.append(box);
  }`;

/** Fills one field of a page and answers the outcome, the model, and what stands open. */
async function fill(html: string, script: string, selector: string, value: Value) {
  const page = `${style}<form>${html}</form><script>window.model = null; ${wheels} ${script}</script>`;
  const writer = await writerInPage(browser, page);
  const outcomes = await writer.fill({ [selector]: value });
  const [model, open] = await writer.page.evaluate(() => [
    (window as unknown as { model: unknown }).model,
    document.querySelectorAll('.sheet').length,
  ]);
  await writer.page.close();
  return { outcome: outcomes[selector], model, open };
}

const pick = (...wanted: string[]): Value => ({ as: 'options', wanted, count: 1, at: null });
const opens = (columns: unknown, by: string) =>
  `row.onclick = () => sheet(${JSON.stringify(columns)}, ${by}, (texts) => { model = texts.join(' '); value.textContent = model; });`;

describe('a row that asks to choose', () => {
  it.each(['byPress', 'byMouse', 'byFinger'])('opens a wheel, turned %s and confirmed', async (by) => {
    expect(await fill(row('Fruit'), opens([fruits], by), '#value', pick('Damson'))).toEqual({
      outcome: 'filled',
      model: 'Damson',
      open: 0,
    });
  });

  it('opens a wheel whose entries clip their texts', async () => {
    const clipped = `${row('Fruit')}<style>.window li { overflow: hidden }</style>`;
    expect(await fill(clipped, opens([fruits], 'byMouse'), '#value', pick('Cherry'))).toMatchObject({
      outcome: 'filled',
      model: 'Cherry',
    });
  });

  it('opens wheels of a date, in any order, months by name', async () => {
    const months = ['January', 'February', 'March', 'April'];
    const columns = [months, Array.from({ length: 28 }, (_, at) => String(at + 1)), ['2026', '2027', '2028']];
    expect(await fill(row('Arrival date'), opens(columns, 'byPress'), '#value', moment('2028-03-17'))).toEqual({
      outcome: 'filled',
      model: 'March 17 2028',
      open: 0,
    });
  });

  it('opens a sheet of options without roles', async () => {
    const script = `row.onclick = () => {
      const box = Object.assign(document.createElement('div'), { className: 'sheet', innerHTML: '<div><div class=sheet-item>Cash</div><div class=sheet-item>Card</div></div><div>Cancel</div>' });
      box.onclick = ({ target }) => { if (target.matches('.sheet-item')) { model = target.textContent; value.textContent = model; } box.remove(); };
      document.body.append(box);
    };`;
    expect(await fill(row('Payment'), script, '#value', pick('Card'))).toEqual({
      outcome: 'filled',
      model: 'Card',
      open: 0,
    });
  });

  it('is an input that takes no typing, with a pad of digits', async () => {
    const html =
      '<div class=is-link id=row><label>Amount</label><input id=value readonly placeholder="Enter an amount"></div>';
    const script = `row.onclick = () => {
      const keys = [...'0123456789'].map((digit) => '<div>' + digit + '</div>').join('');
      const box = Object.assign(document.createElement('div'), { className: 'sheet', innerHTML: keys + '<button type=button>Done</button>' });
      box.onclick = ({ target }) => { if (target.matches('button')) box.remove(); else model = value.value += target.textContent; };
      if (!document.querySelector('.sheet')) document.body.append(box);
    };`;
    expect(await fill(html, script, '#value', text('42'))).toEqual({ outcome: 'filled', model: '42', open: 0 });
  });
});
