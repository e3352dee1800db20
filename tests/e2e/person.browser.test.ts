import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchExtension, type ExtensionBrowser } from '../browser/extension';
import { serve, type Served } from '../browser/serve';

const steps = [
  '<label>First name <input name="first"></label><label>Last name <input name="last"></label>',
  '<label>Full name <input name="full"></label><label>E-mail <input name="email"></label>',
];
const wizard = `<!doctype html><html lang="en-US"><body><main>${steps[0]}</main><button>Next</button><script>
  document.querySelector('button').onclick = () => { document.querySelector('main').innerHTML = ${JSON.stringify(steps[1])}; };
</script></body></html>`;
const plain = (step: number) => `<!doctype html><html lang="en-US"><body><form>${steps[step]}</form></body></html>`;

let extension: ExtensionBrowser;
let server: Served;

beforeAll(async () => {
  server = await serve((path) =>
    path === '/wizard' ? wizard : path === '/1' ? plain(0) : path === '/2' ? plain(1) : null,
  );
  extension = await launchExtension();
});
afterAll(async () => {
  await extension?.close();
  await server?.close();
});

const valueOf = (page: Page, name: string) =>
  page.$eval(`[name=${name}]`, (field) => (field as HTMLInputElement).value);

async function fillAt(page: Page, path: string): Promise<void> {
  await page.goto(`${server.origin}${path}`);
  expect(await extension.fillPage(page)).toMatch(/^Filled 2 of 2/);
}

describe('who fills', () => {
  it('stays through the steps of a wizard', async () => {
    const page = await extension.browser.newPage();
    await fillAt(page, '/wizard');
    const name = `${await valueOf(page, 'first')} ${await valueOf(page, 'last')}`;
    await page.click('button');
    await extension.fillPage(page);
    expect(await valueOf(page, 'full')).toBe(name);
  });

  it('stays over pages of a site, and changes when the same form comes again', async () => {
    const page = await extension.browser.newPage();
    await fillAt(page, '/1');
    const name = `${await valueOf(page, 'first')} ${await valueOf(page, 'last')}`;
    await fillAt(page, '/2');
    expect(await valueOf(page, 'full')).toBe(name);
    await fillAt(page, '/1');
    expect(`${await valueOf(page, 'first')} ${await valueOf(page, 'last')}`).not.toBe(name);
  });

  it('stays everywhere while locked', async () => {
    const page = await extension.browser.newPage();
    await page.goto(`${server.origin}/1`);
    const popup = await extension.openPopup(page);
    await popup.locator('.lock').click();
    await popup.waitForSelector('.lock[aria-pressed=true]');
    await popup.close();
    await fillAt(page, '/1');
    const name = await valueOf(page, 'first');
    await fillAt(page, '/1');
    expect(await valueOf(page, 'first')).toBe(name);
    const other = await extension.browser.newPage();
    await fillAt(other, '/1');
    expect(await valueOf(other, 'first')).toBe(name);
  });
});
