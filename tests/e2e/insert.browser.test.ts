import type { Frame, Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { browser } from 'wxt/browser';
import { launchExtension, type ExtensionBrowser } from '../browser/extension';
import { serve, type Served } from '../browser/serve';

/** A frame of another site: puts the caret after its first letter when asked to, tells the page above what its field holds. */
const inner = `<!doctype html><label>City <input name="city" value="ab"></label><script>
  const field = document.querySelector('input');
  const tell = () => parent.postMessage(field.value, '*');
  field.oninput = tell;
  addEventListener('message', () => (field.focus(), field.setSelectionRange(1, 1), tell()));
</script>`;

let extension: ExtensionBrowser;
let server: Served;
let page: Page;
/** Another site, which the person has allowed, and one that they have not. */
let allowed: string;
let refused: string;

beforeAll(async () => {
  server = await serve((path) => {
    if (path === '/inner') return inner;
    return `<!doctype html><html lang="en-US"><body>
      <div id="closed"></div>
      <div id="editor" contenteditable>ab</div>
      <iframe name="body" srcdoc="<body contenteditable>ab</body>"></iframe>
      <iframe name="allowed" src="${allowed}/inner"></iframe>
      <iframe name="refused" src="${refused}/inner"></iframe>
      <script>
        window.told = {};
        addEventListener('message', ({ data, origin }) => (told[origin] = data));
        window.root = document.querySelector('#closed').attachShadow({ mode: 'closed' });
        root.innerHTML = '<input value="ab">';
      </script></body></html>`;
  });
  allowed = server.origin.replace('localhost', '127.0.0.1');
  refused = server.origin.replace('localhost', 'elsewhere.localhost');
  extension = await launchExtension({ granted: ['http://127.0.0.1/*'] });
});
beforeEach(async () => {
  page = await extension.browser.newPage();
  await page.goto(`${server.origin}/`);
  await page.waitForFunction(() => document.readyState === 'complete');
});
afterAll(async () => {
  await extension?.close();
  await server?.close();
});

const frameAt = (start: string): Frame => page.frames().find((frame) => frame.url().startsWith(start))!;

/** Puts the caret into a frame of another site, by asking it: the test's own line into such a frame may break as it loads. */
async function focusIn(frameName: string): Promise<void> {
  await page.$eval(`iframe[name=${frameName}]`, (frame) =>
    (frame as HTMLIFrameElement).contentWindow!.postMessage('focus', '*'),
  );
  await page.waitForFunction((name) => document.activeElement?.getAttribute('name') === name, {}, frameName);
}

const toldBy = (origin: string) =>
  page.evaluate((from) => (window as unknown as { told: Record<string, string> }).told[from], origin);

/** The palette, as a person opens and uses it. */
async function insertByPalette(query: string): Promise<Page> {
  const popup = await extension.openPopup(page);
  await popup.locator('::-p-aria([role="button"][name="Insert"])').click();
  await popup.waitForSelector('[role="option"]');
  await popup.keyboard.type(query);
  await popup.waitForFunction(() => document.querySelector('[data-active]')?.textContent?.includes('Scunthorpe'));
  await popup.keyboard.down('Enter');
  return popup;
}

/** A click in the menu, as the browser reports it, in the frame that has a certain address. */
async function chooseInMenu(menuItemId: string, frameUrl: string): Promise<void> {
  await (await extension.openPopup(page)).close();
  const target = await extension.browser.waitForTarget((candidate) => candidate.type() === 'service_worker');
  const worker = (await target.worker())!;
  await worker.evaluate(
    async (id, url) => {
      const { chrome } = globalThis as unknown as { chrome: typeof browser };
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      const reached = await chrome.scripting.executeScript({
        target: { tabId: tab!.id!, allFrames: true },
        func: () => location.href,
      });
      const frameId = reached.find(({ result }) => result === url)?.frameId ?? 999_999;
      const event = chrome.contextMenus.onClicked as unknown as { dispatch(...values: unknown[]): void };
      event.dispatch({ menuItemId: id, frameId, editable: true }, tab);
    },
    menuItemId,
    frameUrl,
  );
}

const inserted = 'aScunthorpe, Essexb';

describe('an insert', () => {
  it('goes to the caret in a closed shadow root', async () => {
    await page.evaluate(() => {
      const { root } = window as unknown as { root: ShadowRoot };
      root.querySelector('input')!.focus();
      root.querySelector('input')!.setSelectionRange(1, 1);
    });
    await insertByPalette('scunthorpe');
    await page.waitForFunction(
      (text) => (window as unknown as { root: ShadowRoot }).root.querySelector('input')!.value === text,
      {},
      inserted,
    );
  });

  it('goes to the caret in rich text, and in an editor that is a frame’s whole body', async () => {
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#editor')!.focus();
      getSelection()!.collapse(document.querySelector('#editor')!.firstChild, 1);
    });
    await insertByPalette('scunthorpe');
    await page.waitForFunction((text) => document.querySelector('#editor')!.textContent === text, {}, inserted);

    const body = frameAt('about:srcdoc');
    await body.evaluate(() => {
      document.body.focus();
      getSelection()!.collapse(document.body.firstChild, 1);
    });
    await insertByPalette('scunthorpe');
    await body.waitForFunction((text) => document.body.textContent === text, {}, inserted);
  });

  it('goes into another site’s frame that was allowed, by palette and menu', async () => {
    await focusIn('allowed');
    await insertByPalette('scunthorpe');
    await expect.poll(() => toldBy(allowed), { timeout: 30_000 }).toBe(inserted);

    await chooseInMenu('cases:case:words/scunthorpe', `${allowed}/inner`);
    await expect.poll(() => toldBy(allowed), { timeout: 30_000 }).toMatch(/Scunthorpe.*Scunthorpe/);
  });

  it('says what to do for a frame that was not', async () => {
    await focusIn('refused');
    const popup = await insertByPalette('scunthorpe');
    await popup.waitForFunction(() => document.querySelector('[role=alert]')?.textContent?.includes('another site'));
    expect(await toldBy(refused)).toBe('ab');
  });
});
