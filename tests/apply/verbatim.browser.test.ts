import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../browser/chromium';
import { writerInPage } from './writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Writes a text verbatim into the field `#x`. @returns the outcome, and what the page holds then */
async function written(html: string, text: string): Promise<readonly [outcome: string | undefined, holds: string]> {
  const writer = await writerInPage(browser, html);
  const outcomes = await writer.fill({ '#x': { as: 'text', text, alternatives: [], verbatim: true } });
  const holds = await writer.page.$eval('#x', (field) => (field as HTMLInputElement).value ?? field.textContent);
  await writer.page.close();
  return [outcomes['#x'], holds];
}

const exact: readonly (readonly [what: string, html: string, text: string])[] = [
  ['longer than maxlength', '<input id=x maxlength=3>', 'longer than that'],
  ['longer than a text area’s maxlength', '<textarea id=x maxlength=3></textarea>', 'two\nlines'],
  ['beyond max', '<input id=x type=number max=99>', '999'],
  ['between the steps', '<input id=x type=number step=5>', '7'],
  ['off the pattern', '<input id=x pattern="[0-9]{5}">', 'abc'],
  ['no e-mail address', '<input id=x type=email>', 'at nowhere'],
  ['a day that does not exist, in a text box', '<input id=x placeholder=DD.MM.YYYY>', '31.02.1999'],
  ['beyond a date’s max', '<input id=x type=date max=2020-01-01>', '2031-05-06'],
  ['nothing at all', '<input id=x value=Rome required>', ''],
];
const impossible: readonly (readonly [what: string, html: string, text: string, holds: string])[] = [
  ['letters in a number', '<input id=x type=number value=3>', 'abc', '3'],
  ['a day that does not exist', '<input id=x type=date value=2020-01-02>', '2021-02-31', '2020-01-02'],
  ['beyond a range', '<input id=x type=range max=10 value=4>', '11', '4'],
  ['no colour', '<input id=x type=color value="#102030">', 'reddish', '#102030'],
  ['a line break in a line', '<input id=x value=Rome>', 'two\nlines', 'Rome'],
  ['an option that is not there', '<select id=x><option>A<option selected>B</select>', 'C', 'B'],
  ['a disabled option', '<select id=x><option disabled>A<option selected>B</select>', 'A', 'B'],
];

describe('a text that the person wrote', () => {
  it.each(exact)('%s: written as it is', async (_what, html, text) => {
    expect(await written(html, text)).toEqual(['filled', text]);
  });

  it.each(impossible)('%s: said, and nothing else written', async (_what, html, text, holds) => {
    expect(await written(html, text)).toEqual(['refused cannot-hold', holds]);
  });

  it('an option by its name', async () => {
    expect(await written('<select id=x><option>A<option>B</select>', 'B')).toEqual(['filled', 'B']);
  });

  it('what the page makes of it is told', async () => {
    const html = '<input id=x><script>x.oninput = () => (x.value = x.value.toUpperCase());</script>';
    expect(await written(html, 'abc')).toEqual(['filled changed-by-page', 'ABC']);
  });

  it('what the page takes away is refused', async () => {
    const html = "<input id=x value=1><script>x.oninput = () => (x.value = x.value.replace(/\\D/g, ''));</script>";
    expect(await written(html, 'abc')).toEqual(['refused refused-by-page', '']);
  });

  it('a made list has no other option put in its place', async () => {
    const html = `<div id=x role=listbox tabindex=0><div role=option>A</div><div role=option>B</div></div>
      <script>for (const option of x.children) option.onclick = () => {
        for (const other of x.children) other.setAttribute('aria-selected', other === option);
      };</script>`;
    expect((await written(html, 'Z'))[0]).toBe('refused cannot-hold');
  });
});
