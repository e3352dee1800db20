import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentInPage } from '../../browser/agent-in-page';
import { launchChromium } from '../../browser/chromium';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** The adapters that claim what stands in a form, in the page's order. */
async function claimed(html: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.setContent(`<form>${html}</form>`);
  const fields = await (await agentInPage(page)).scan();
  await page.close();
  return fields.filter(({ leave }) => leave === null).map(({ adapter }) => adapter);
}

const arrow = '<svg width=10 height=10></svg>';
const code = Array(6).fill('<span><input></span>').join('');

describe('widgets that say little of themselves are known by their build', () => {
  it.each([
    ['an input beside the icon of a calendar', '<div><input><i class="fa fa-calendar">x</i></div>', ['picker-input']],
    ['an input beside any icon', '<div><input><i class="fa fa-user">x</i></div>', ['text-input']],
    ['a list searched by typing', `<div class="x-select"><input>${arrow}</div>`, ['drawn-select']],
    ['a line of text in a box with an icon', `<div class="x-input"><input>${arrow}</div>`, ['text-input']],
    ['boxes for a code', `<div class="verification-code">${code}</div>`, Array(6).fill('code-box')],
    [
      'a button that asks to choose',
      '<label>Fruit</label><button type=button aria-expanded=false>Choose…</button>',
      ['aria-combobox'],
    ],
    ['a button that opens something', '<label>Fruit</label><button type=button aria-expanded=false>Menu</button>', []],
    ['a box that only asks to choose', '<input readonly placeholder="Select a city">', ['aria-combobox']],
    ['a box that may not be written', '<input readonly placeholder="Calculated">', []],
    [
      'a combobox around the input of a calendar',
      '<div class="x-datepicker"><div role=combobox aria-haspopup=dialog tabindex=0 aria-label="Choose date"><input></div></div>',
      ['picker-input'],
    ],
  ])('%s', async (_what, html, adapters) => {
    expect(await claimed(html)).toEqual(adapters);
  });
});
