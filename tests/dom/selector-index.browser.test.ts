import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SelectorIndex } from '../../utils/dom/selector-index';
import type { Adapter } from '../../utils/field/adapter';
import { launchChromium } from '../browser/chromium';

declare global {
  var indexed: { readonly SelectorIndex: typeof SelectorIndex; readonly adapters: readonly Adapter[] };
}

const world = `
  import { SelectorIndex } from './utils/dom/selector-index';
  import { adapters } from './utils/field/adapters';
  globalThis.indexed = { SelectorIndex, adapters };`;

let browser: Browser;
let script: string;
beforeAll(async () => {
  browser = await launchChromium();
  const resolveDir = fileURLToPath(new URL('../..', import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents: world, resolveDir },
    bundle: true,
    format: 'iife',
    write: false,
  });
  script = outputFiles[0]!.text;
});
afterAll(() => browser.close());

/**
 * @param selectors null for those of all adapters
 * @returns elements of which the index tells something else than the browser, and how often it asked the browser
 */
async function compare(markup: string, selectors: readonly string[] | null = null) {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html>${markup}`);
  await page.evaluate(script);
  const seen = await page.evaluate((asked) => {
    const { SelectorIndex, adapters } = globalThis.indexed;
    const selectors = asked ?? adapters.map(({ selector }) => selector);
    const index = new SelectorIndex(selectors.map((selector) => ({ selector })));
    const elements = [...document.querySelectorAll('*')];
    const isMany = elements.length > 400;
    // Until it has seen some hundred elements, it asks the browser.
    for (let seen = 0; !isMany && seen < 400; seen++) index.matching(elements[0]!);
    const { matches } = Element.prototype;
    let asks = 0;
    Element.prototype.matches = function (this: Element, selector: string) {
      asks++;
      return matches.call(this, selector);
    } as typeof matches;
    const told = elements.map((element) => index.matching(element).map(({ selector }) => selector));
    Element.prototype.matches = matches;
    const wrong = elements.filter((element, at) => {
      const expected = selectors.filter((selector) => element.matches(selector));
      return expected.join(' | ') !== told[at]!.join(' | ');
    });
    return { wrong: wrong.map((element) => element.outerHTML), asks };
  }, selectors);
  await page.close();
  return seen;
}

describe('what an element matches', () => {
  test.each([
    ['names and attributes', ['input', 'div, [role=group]', '[type=text]', 'a:not([href])', '.on', 'svg.on', '*']],
    ['what stands around', ['button + span', 'div > [role=group]', 'ul li', '[class*=bar i] ~ p', 'p:only-child']],
    ['what is inside', ['div:has(> b)', ':is(div, p):has([type=text])']],
    ['what no two elements share', ['[id*=drop i], [style*="cursor: pointer"]', 'p[id]', '[name]:not(p)']],
    ['lists in lists', [':is(button, [role=button])[aria-pressed]:is([aria-label], [id="a, b"]), b', '[id="x > y"]']],
    ['states', ['input:checked', ':disabled', 'dialog:modal, [hidden]']],
  ])('is told as the browser tells it: %s', async (_, selectors) => {
    const markup = `<div class="Bar on" role=group><input type=text name=n id=dropzone><b class=on>x</b></div>
      <p id="x > y" style="cursor: pointer">y</p><div role=group><p id=z>z</p></div><ul><li><a class=on></a></li></ul>
      <button aria-pressed=true id="a, b">b</button><span>s</span><input type=checkbox checked disabled>
      <div role=button aria-pressed=true aria-label=l><div role=group></div></div><p hidden></p><svg class=on></svg>
      <input type=TEXT><input TYPE=text role=group><div role=""></div><dialog open></dialog>`;
    expect((await compare(markup, selectors)).wrong).toEqual([]);
  });

  test('is told of the first elements too', async () => {
    const list = Array.from({ length: 450 }, (_, at) => (at % 3 ? '<p id=a>a</p>' : '<p class=b>b</p>'));
    expect((await compare(list.join(''), ['p', '.b', 'p + [id]'])).wrong).toEqual([]);
  });

  test('is told of all adapters', async () => {
    const classes = ['a-select', 'Rating', 'slider', 'slider-dot', 'switch', 'date-picker', 'color', 'drop'];
    const markup = ['div', 'span', 'input', 'button', 'li', 'select', 'canvas', 'table']
      .flatMap((tag) =>
        classes.map((name) => `<${tag} class="${name}" tabindex=0 role=slider style="left: 2%"></${tag}>`),
      )
      .map(
        (element, at) =>
          `<div class=slider id=f${at}>${element}<button aria-haspopup=menu part=trigger></button></div>`,
      );
    expect((await compare(markup.join(''))).wrong).toEqual([]);
  });

  test('is asked once of elements that are alike', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => `<div><label for=f${at}>L</label><input id=f${at} name=n${at}></div>`);
    const few = await compare(rows(200).join(''));
    const many = await compare(rows(500).join(''));
    expect(many.wrong).toEqual([]);
    // What no two elements share is asked of each: an `id` that may say where files are dropped.
    expect((many.asks - few.asks) / 300).toBeLessThan(20);
  });
});
