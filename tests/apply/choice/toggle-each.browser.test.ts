import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../browser/chromium';
import { writerInPage } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** A list of several, as in a file manager: a press chooses one alone, with Ctrl it adds or lets go. */
const list = `<form><div id=list role=listbox aria-multiselectable=true aria-label=Fruits>
  ${['Apple', 'Banana', 'Cherry'].map((fruit) => `<div role=option tabindex=-1 aria-selected=false>${fruit}</div>`).join('')}
  </div></form>
  <script>
    const all = [...list.children];
    const isOn = (option) => option.getAttribute('aria-selected') === 'true';
    list.addEventListener('click', ({ target, ctrlKey }) => {
      const next = ctrlKey ? !isOn(target) : true;
      if (!ctrlKey) all.forEach((option) => option.setAttribute('aria-selected', false));
      target.setAttribute('aria-selected', next);
    });
  </script>`;

it('what a plain press does not let go is let go with Ctrl', async () => {
  const writer = await writerInPage(browser, list);
  const chosen = () => writer.page.evaluate(`all.filter(isOn).map((option) => option.textContent)`);
  await writer.fill({ '#list': { as: 'options', wanted: ['Banana', 'Cherry'], count: 2, at: [1, 2] } });
  expect(await chosen()).toEqual(['Banana', 'Cherry']);
  await writer.undo();
  expect(await chosen()).toEqual([]);
  await writer.page.close();
});
