import { build } from 'esbuild';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../browser/chromium';

let browser: Browser;
let script: string;
beforeAll(async () => {
  const bundled = await build({
    entryPoints: [new URL('../browser/page-world.ts', import.meta.url).pathname],
    bundle: true,
    format: 'iife',
    write: false,
  });
  script = bundled.outputFiles[0]!.text;
  browser = await launchChromium();
});
afterAll(() => browser.close());

/**
 * Counts of calls while the agent reads a page, per field, of which there are `fields`. `walked`: elements that the
 * browser had to pass to answer them; it counts and searches by walking.
 */
async function countCalls(html: string, fields: number): Promise<Record<string, number>> {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate(() => {
    const calls: Record<string, number> = {};
    Object.assign(globalThis, { calls });
    const add = (name: string, count: number) => (calls[name] = (calls[name] ?? 0) + count);
    const size = (tree: unknown) =>
      tree instanceof Element || tree instanceof Document ? tree.getElementsByTagName('*').length : 0;
    const count = (owner: object, name: string) => {
      const original = Reflect.get(owner, name) as (...input: unknown[]) => unknown;
      Reflect.set(owner, name, function (this: unknown, ...input: unknown[]) {
        add(name, 1);
        if (name === 'querySelectorAll') add('walked', size(this));
        return original.apply(this, input);
      });
    };
    for (const name of ['getBoundingClientRect', 'querySelectorAll', 'querySelector', 'closest', 'checkVisibility'])
      count(Element.prototype, name);
    count(Document.prototype, 'querySelectorAll');
    count(globalThis, 'getComputedStyle');
    const walking = [
      [Element.prototype, 'childElementCount', (element: Element) => element.children.length],
      [HTMLInputElement.prototype, 'labels', (element: Element) => size(element.ownerDocument)],
    ] as const;
    for (const [owner, name, steps] of walking) {
      const original = Object.getOwnPropertyDescriptor(owner, name)!;
      const get = function (this: Element): unknown {
        add('walked', steps(this));
        return original.get!.call(this);
      };
      Object.defineProperty(owner, name, { ...original, get });
    }
  });
  await page.addScriptTag({ content: script });
  const calls = await page.evaluate(async () => {
    for (let from: number | null = 0; from !== null;) {
      const chunk: { next: number | null } = await understudy.call('agent/scan', { from });
      from = chunk.next;
    }
    return (globalThis as unknown as { calls: Record<string, number> }).calls;
  });
  await page.close();
  return Object.fromEntries(Object.entries(calls).map(([name, count]) => [name, Math.round(count / fields)]));
}

const times = (count: number, html: string) => html.repeat(count);

test('the next fields are read while the first are on their way, and not once more when they are asked for', async () => {
  const page = await browser.newPage();
  await page.setContent(Array.from({ length: 450 }, (_, i) => `<input name=n${i}>`).join(''));
  await page.addScriptTag({ content: script });
  await page.evaluate(() => {
    const looked = new Set<Element>();
    Object.assign(globalThis, { looked });
    const look = Reflect.get(Element.prototype, 'checkVisibility');
    Element.prototype.checkVisibility = function (...how) {
      looked.add(this);
      return look.apply(this, how);
    };
  });

  const first = await page.evaluate(() => understudy.call('agent/scan', { from: 0 }));
  await page.waitForFunction(() => Reflect.get(globalThis, 'looked').size >= 400);
  const second = await page.evaluate(async (from) => {
    const looked = Reflect.get(globalThis, 'looked') as Set<Element>;
    looked.clear();
    const { fields } = await understudy.call('agent/scan', { from });
    return { names: fields.map(({ name }) => name), looked: looked.size };
  }, first.next!);

  const names = Array.from({ length: 200 }, (_, i) => `n${200 + i}`);
  expect(second).toEqual({ names, looked: 0 });
  await page.close();
});

test('reading costs as much per field on a long page as on a short one', async () => {
  const page = (count: number) =>
    Array.from({ length: count }, (_, i) => `<p><label for=f${i}>Field ${i}</label> <input id=f${i}></p>`).join('');
  const long = await countCalls(page(5_000), 5_000);

  expect(long).toEqual(await countCalls(page(500), 500));
  expect(long['getBoundingClientRect']).toBeLessThanOrEqual(3);
  expect(long['getComputedStyle']).toBeLessThanOrEqual(1);
  expect(long['querySelectorAll'] ?? 0).toBe(0);
});

test.each([
  ['in a line', (box: string) => `<label>${box} Colour</label>`],
  ['each in a row of a table', (box: string) => `<tr><td>Colour</td><td>${box}</td></tr>`],
])('one question of very many radio buttons costs little per button: %s', async (_, row) => {
  const calls = await countCalls(`<table>${times(4_000, row('<input type=radio name=colour>'))}</table>`, 4_000);

  // Each of the 400 that are named would ask for the place of all.
  expect(calls['closest']).toBeLessThanOrEqual(40);
});

test('rows that the browser lays out once they come into view are laid out many at a time, and lie where they lie', async () => {
  const page = await browser.newPage();
  await page.setContent(
    `<style>p { content-visibility: auto; contain-intrinsic-size: 40px; height: 40px; margin: 0 }
    .away { position: absolute; left: -9999px }</style>
    ${Array.from({ length: 300 }, (_, i) => `<p><input name=n${i}><input class=away name=trap></p>`).join('')}`,
  );
  await page.addScriptTag({ content: script });
  const { fields, forced } = await page.evaluate(async () => {
    let forced = 0;
    const rects = Range.prototype.getClientRects;
    Range.prototype.getClientRects = function () {
      forced++;
      return rects.call(this);
    };
    const chunk = await understudy.call('agent/scan', { from: 0 });
    return { fields: chunk.fields, forced };
  });

  const names = fields.map(({ name }) => name);
  expect(names).not.toContain('trap');
  const [top, next] = fields.slice(150).map(({ box }) => box.y);
  expect(next! - top!).toBe(40);
  expect(forced).toBeGreaterThan(0);
  expect(forced).toBeLessThan(fields.length / 10);
  await page.close();
});

const slider = '<div role=slider tabindex=0 aria-valuenow=1 aria-label=Volume style="width:9px;height:9px"></div>';

test.each([
  ['dates', '<div class=date-picker><input class=datepicker></div>'],
  ['texts in boxes with an icon', '<div><input><i class=icon></i></div>'],
  ['read-only texts', '<input readonly placeholder="Select a date">'],
  ['rows that ask to choose', '<div class=cell><div>City</div><div>Please select</div></div>'],
  ['boxes drawn', '<div class=x-checkbox><svg></svg><span>Yes</span></div>'],
  ['boxes for codes', '<input maxlength=1 class=otp>'],
  ['boxes to tick', '<label><input type=checkbox>Yes</label>'],
  ['lists', '<select><option>Choose<option>Fern</select>'],
  ['comboboxes', '<input role=combobox aria-expanded=false aria-haspopup=listbox aria-label=City>'],
  ['lists drawn', '<label>Plant</label><div class=dropdown tabindex=0><span>Choose</span></div>'],
  ['sliders', `<div>${slider}</div>`],
  ['buttons that can be pressed', '<button type=button aria-pressed=false>Bold</button>'],
  ['radio buttons drawn', '<div role=radio aria-checked=false tabindex=0>Small</div>'],
  ['buttons that open calendars', '<button type=button aria-haspopup=dialog>Pick a date</button>'],
  ['boxes that take the focus', '<div tabindex=0 style="cursor: pointer">Small</div>'],
  ['numbers with buttons', '<p><button type=button>-</button><input value=1><button type=button>+</button></p>'],
])('%s: reading a form walks as far for each of many as for each of some', async (_what, field) => {
  const { walked: some = 0 } = await countCalls(`<form>${times(100, field)}</form>`, 100);
  const { walked: many = 0 } = await countCalls(`<form>${times(400, field)}</form>`, 400);

  expect(many).toBeLessThanOrEqual(some);
});
