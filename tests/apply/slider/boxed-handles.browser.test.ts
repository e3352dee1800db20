import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../browser/chromium';
import { text, writerInPage } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** A range from 0 to 500 whose box has the role; its handles move by keys and say nothing. */
const range = `<form><div role=slider aria-valuemin=0 aria-valuemax=500 style="position: relative; width: 250px; height: 20px">
  <div id=lower tabindex=0><i tabindex=0>x</i></div><div id=upper tabindex=0></div></div></form>
  <script>
    const values = [100, 400];
    const draw = () => [lower, upper].forEach((handle, at) => (handle.style = 'position: absolute; left: ' + values[at] / 5 + '%'));
    [lower, upper].forEach((handle, at) => handle.addEventListener('keydown', ({ key }) => {
      values[at] += key === 'ArrowRight' ? 20 : key === 'ArrowLeft' ? -20 : 0;
      draw();
    }));
    draw();
  </script>`;

it('handles that say nothing are moved on the scale of the box around them, and back', async () => {
  const writer = await writerInPage(browser, range);
  const values = () => writer.page.evaluate('values');
  expect(await writer.fill({ '#lower': text('40'), '#upper': text('460') })).toEqual({
    '#lower': 'filled',
    '#upper': 'filled',
  });
  expect(await values()).toEqual([40, 460]);
  await writer.undo();
  expect(await values()).toEqual([100, 400]);
  await writer.page.close();
});
