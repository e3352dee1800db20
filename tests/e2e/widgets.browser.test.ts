/** What reads widgets comes into a frame by itself, whether the frame says by a role that it has any or not. */
import { expect, it } from 'vitest';
import { extensionOnSite } from '../browser/extension-on-site';

const stepper = `<span><button type=button onclick="change(-1)">-</button>
  <input readonly name=guests value=0 aria-label=Guests>
  <button type=button onclick="change(1)">+</button></span>
  <script>const change = (by) => (document.querySelector('[name=guests]').value -= -by);</script>`;
const toggle = `<div role=checkbox tabindex=0 aria-checked=false
  onclick="this.setAttribute('aria-checked', this.ariaChecked !== 'true')">I accept the terms</div>`;
const pages: Readonly<Record<string, string>> = {
  '/plain': '<label>First name <input name=first></label>',
  '/unsaid': `<label>First name <input name=first></label>${stepper}`,
  '/said': `<label>First name <input name=first></label>${toggle}`,
  '/frames': '<iframe src="/plain"></iframe><iframe src="/unsaid"></iframe><iframe src="/said"></iframe>',
};

const site = extensionOnSite((path) => {
  const body = pages[path];
  return body ? `<!doctype html><html lang=en><body><form>${body}</form></body></html>` : null;
});

it.each([
  ['/plain', 1],
  ['/unsaid', 2],
  ['/said', 2],
  ['/frames', 5],
])('%s: all of its %i fields are filled', async (path, count) => {
  const page = await site.extension.browser.newPage();
  await page.goto(`${site.origin}${path}`);
  expect(await site.extension.fillPage(page)).toBe(`Filled ${count} of ${count}`);
  for (const frame of page.frames())
    expect(await frame.$$eval('[name=first]', (fields) => fields.every((one) => (one as HTMLInputElement).value))).toBe(
      true,
    );
  await page.close();
});
