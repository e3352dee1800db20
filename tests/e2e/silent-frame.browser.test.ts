import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillThroughPopup, launchExtension, type ExtensionBrowser } from '../browser/extension';
import { serve, type Served } from '../browser/serve';

const markup = (body: string) => `<!doctype html><html lang="en-US"><body>${body}</body></html>`;
const field = (label: string, name: string) => `<label>${label} <input name="${name}"></label>`;
/** Keeps the frame's thread until the server answers: at once, or as its field is written. */
const freeze = `const hold = () => {
  const request = new XMLHttpRequest();
  request.open('GET', '/held', false);
  request.send();
};
onmessage = ({ data }) => {
  if (data === 'freeze') hold();
  else document.querySelector('input').oninput = hold;
};`;

let extension: ExtensionBrowser;
let server: Served;
let other: Served;
let third: Served;
/** When the frame is frozen. */
let held: Promise<void>;
let hold: () => void;
/** Ends that. */
let release: () => void;

beforeEach(() => void (held = new Promise((resolve) => (hold = resolve))));
/** A frame that stays frozen holds those of its site in the next page as well. */
afterEach(async () => {
  release?.();
  const [first, ...others] = await extension.browser.pages();
  await Promise.all(others.map((page) => page.close()));
  await first!.goto('about:blank');
});

beforeAll(async () => {
  other = await serve((path) =>
    path === '/held'
      ? new Promise<string>((resolve) => {
          release = () => resolve('done');
          hold();
        })
      : markup(`${field('City', 'city')}<script>${freeze}</script>`),
  );
  third = await serve(() => markup(field('Company', 'company')));
  // Sites of their own, each with a process.
  const frozen = other.origin.replace('localhost', '127.0.0.1');
  const healthy = third.origin.replace('localhost', 'third.localhost');
  server = await serve(() =>
    markup(`${field('First name', 'first')}<iframe src="${frozen}/"></iframe>
      <iframe src="${healthy}/"></iframe>${field('Last name', 'last')}`),
  );
  extension = await launchExtension({
    granted: ['http://localhost/*', 'http://127.0.0.1/*', 'http://third.localhost/*'],
    args: ['--site-per-process'],
  });
});
afterAll(async () => {
  await extension?.close();
  await server?.close();
  await other?.close();
  await third?.close();
});

async function openTelling(told: 'freeze' | 'freeze when written'): Promise<Page> {
  const page = await extension.browser.newPage();
  await page.goto(`${server.origin}/`);
  await page.evaluate((what) => document.querySelector('iframe')!.contentWindow!.postMessage(what, '*'), told);
  return page;
}

/**
 * Waits until the popup shows all fields but the frozen frame's, and says that it leaves that out: nobody can be asked for
 * access that is there.
 */
async function showsAllButFrozen(popup: Page): Promise<void> {
  await popup.waitForFunction(
    (labels, said) =>
      [...document.querySelectorAll('.row-label')].map(({ textContent }) => textContent).join() === labels &&
      document.querySelector('.banner')?.textContent === said,
    {},
    'First name,Last name,Company',
    '1 embedded frame isn’t responding, so it is left out',
  );
}

it('shows and fills all of a page but a frame that is frozen, says so, and shows that once it is back', async () => {
  const page = await openTelling('freeze');
  await held;
  const popup = await extension.openPopup(page);
  await popup.waitForSelector('[data-phase=ready]');
  await showsAllButFrozen(popup);
  expect(await fillThroughPopup(popup)).toMatch(/^Filled 3 of 3/);
  const values = await page.$$eval('input', (inputs) => inputs.map(({ value }) => value));
  expect(values.every((value) => value !== '')).toBe(true);

  release();

  await popup.waitForFunction(() => document.body.innerText.includes('City'));
  expect(await popup.$('.banner')).toBeNull();
  await popup.close();
});

it('a frame that freezes as it is written is left, the others are filled, and it is shown once it is back', async () => {
  const page = await openTelling('freeze when written');
  const popup = await extension.openPopup(page);
  await popup.waitForFunction(() => document.body.innerText.includes('City'));
  // One that is waited for until it is given up holds all others for half a minute.
  expect(await fillThroughPopup(popup, 20_000)).toBe('Filled 3 of 4');
  await showsAllButFrozen(popup);
  const values = await Promise.all(
    [page, page.frames().at(-1)!].map((frame) => frame.$eval('input', (input) => input.value)),
  );
  expect(values).not.toContain('');

  release();

  await popup.waitForFunction(() => document.body.innerText.includes('City'));
  expect(await popup.$('.banner')).toBeNull();
  await popup.close();
});
