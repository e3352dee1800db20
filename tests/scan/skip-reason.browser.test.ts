import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReasonCode } from '../../utils/reasons';
import { launchChromium } from '../browser/chromium';
import { fieldNamed, scanMarkup } from './page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const cases: readonly (readonly [what: string, expected: ReasonCode | null, markup: string])[] = [
  ['a plain field', null, '<input name=x>'],
  ['disabled', 'disabled', '<input name=x disabled>'],
  ['in a disabled fieldset', 'disabled', '<fieldset disabled><input name=x></fieldset>'],
  ['in the first legend of one', null, '<fieldset disabled><legend><input name=x></legend></fieldset>'],
  ['aria-disabled', 'disabled', '<input name=x aria-disabled=true>'],
  ['in an aria-disabled group', 'disabled', '<div role=group aria-disabled=true><input name=x></div>'],
  ['a radio group with one open choice', null, '<input type=radio name=x disabled><input type=radio name=x value=b>'],
  ['read-only', 'read-only', '<input name=x readonly>'],
  ['read-only text area', 'read-only', '<textarea name=x readonly></textarea>'],
  ['aria-readonly', 'read-only', '<input name=x aria-readonly=true>'],
  ['readonly where it means nothing', null, '<input type=checkbox name=x readonly>'],
  ['read-only, opens a calendar', null, '<input name=x readonly class="form-control datepicker">'],
  ['named as a trap', 'honeypot', '<input name=x id=honeypot>'],
  ['a mobile number in Indonesian', null, '<label>No. HP <input name=x id=hp></label>'],
  ['in a form that a trap protects', null, '<form class=with-honeypot><label>Phone <input name=x></label></form>'],
  ['kept from everyone', 'honeypot', '<input name=x tabindex=-1 autocomplete=off aria-hidden=true>'],
  [
    'so by the box around it',
    'honeypot',
    '<p aria-hidden=true><label>Web <input name=x tabindex=-1 autocomplete=off></label></p>',
  ],
  ['there for the browser to fill', null, '<input name=x tabindex=-1 autocomplete=postal-code aria-hidden=true>'],
  ['behind a hidden page, but in reach of the keyboard', null, '<p aria-hidden=true><input name=x></p>'],
  ['reached by a button alone', null, '<input name=x tabindex=-1>'],
  ['recaptcha', 'captcha', '<textarea name=x class=g-recaptcha-response></textarea>'],
  ['captcha box', 'captcha', '<div class="h-captcha"><input name=x></div>'],
  ['picture captcha', 'captcha', '<label>Enter the characters you see <input name=x></label>'],
];

describe('why a field is left alone', () => {
  test.each(cases)('%s: %s', async (_what, expected, markup) => {
    const { page, fields } = await scanMarkup(browser, markup);

    expect(fieldNamed(fields, 'x').skipReason).toBe(expected);
    await page.close();
  });
});

const pagers: readonly (readonly [what: string, count: number, markup: string])[] = [
  ['the length of a table', 0, '<div class="x-pagination is-small"><select name=x><option>10<option>20</select></div>'],
  ['the page to go to', 0, '<div class=mat-paginator>Go to <input name=x></div>'],
  ['a form beside its pages', 1, '<div class=with-pagination><form><input name=x></form></div>'],
  ['a form of several pages', 1, '<form class=has-pagination><input name=x></form>'],
  ['what stands for such a form', 2, '<div class=has-pagination><input name=x><input name=y type=email></div>'],
];

test.each(pagers)('what turns the pages of a table is no field: %s', async (_what, count, markup) => {
  const { page, fields } = await scanMarkup(browser, markup);
  expect(fields).toHaveLength(count);
  await page.close();
});
