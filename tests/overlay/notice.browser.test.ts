import type { Browser, Page, Protocol } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../browser/chromium';
import { scanMarkup } from '../scan/page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const undo = '::-p-aria([name="Undo"][role="button"])';
const markup = `<!doctype html><title>Form</title><input id=field><dialog><input></dialog><script>
  pressed = 0;
  escapes = 0;
  addEventListener('undo-pressed', () => pressed++);
  addEventListener('keydown', ({ key }) => key === 'Escape' && escapes++);
</script>`;

/** A page that shows a notice. */
async function noticed(html: string, prepare = async (_page: Page) => {}) {
  const { page, agent } = await scanMarkup(browser, html);
  await prepare(page);
  const whole = 'document.documentElement.outerHTML';
  const before = await page.evaluate(whole);
  await agent.call('agent/notice', { text: 'Filled 3 of 4', undo: 'Undo', tone: 'done' });
  return {
    page,
    agent,
    button: await page.waitForSelector(undo),
    isGone: () => page.waitForFunction(`${whole} === ${JSON.stringify(before)}`),
    told: () => page.evaluate('[pressed, escapes]'),
  };
}

/** What the page's polite status says, once it says something. */
async function readOut(page: Page): Promise<string> {
  const session = await page.createCDPSession();
  for (;;) {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const status = nodes.find(({ role, properties }) => role?.value === 'status' && isPolite(properties));
    const text = nodes.find(({ parentId, role }) => parentId === status?.nodeId && role?.value === 'StaticText');
    if (text?.name?.value) return String(text.name.value);
  }
}

function isPolite(properties: Protocol.Accessibility.AXProperty[] = []): boolean {
  return properties.some(({ name, value }) => name === 'live' && value.value === 'polite');
}

describe('the notice', () => {
  it('is a polite status; its button asks for the undo, and nothing is left of it', async () => {
    const { page, button, isGone, told } = await noticed(markup);
    const read = await readOut(page);
    await button!.click();
    await isGone();

    expect([read, await told()]).toEqual(['Filled 3 of 4', [1, 0]]);
    await page.close();
  });

  it('leaves the focus where it is', async () => {
    const { page } = await noticed(markup, (page) => page.focus('#field'));

    expect(await page.evaluate(() => document.activeElement!.id)).toBe('field');
    await page.close();
  });

  it('goes on Escape, which the page hears only once there is no notice', async () => {
    const { page, isGone, told } = await noticed(markup);
    await page.keyboard.press('Escape');
    await isGone();
    const first = await told();
    await page.keyboard.press('Escape');

    expect([first, await told()]).toEqual([
      [0, 0],
      [0, 1],
    ]);
    await page.close();
  });

  it('does not obey the page’s own scripts', async () => {
    const { page, button, told } = await noticed(markup);
    await page.evaluate(() => {
      const host = document.documentElement.lastElementChild as HTMLElement;
      host.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      host.click();
      if (host.shadowRoot) throw new Error('expected a closed shadow root');
    });

    expect([await button!.isVisible(), await told()]).toEqual([true, [0, 1]]);
    await page.close();
  });

  it('can be pressed over a modal dialog', async () => {
    const { page, button, isGone, told } = await noticed(markup, (page) =>
      page.$eval('dialog', (dialog) => dialog.showModal()),
    );
    await button!.click();
    await isGone();

    expect(await told()).toEqual([1, 0]);
    await page.close();
  });

  it('is seen under a strict policy and the page’s own rules, and is a large enough target', async () => {
    const strict = `<meta http-equiv=Content-Security-Policy content="default-src 'none'; style-src 'nonce-x'">
      <style nonce=x>div { display: none !important; opacity: 0; } button { width: 0 !important; }</style>`;
    const { page, button } = await noticed(`<!doctype html>${strict}<input>`);
    const { width, height } = (await button!.boundingBox())!;

    expect([await button!.isVisible(), width >= 44, height >= 44]).toEqual([true, true, true]);
    await page.close();
  });

  it('is corrected where it still stands, and nowhere else', async () => {
    const { page, agent, isGone } = await noticed(markup);
    const corrected = { text: 'Filled 2 of 4', undo: 'Undo', tone: 'done', corrects: true } as const;
    await agent.call('agent/notice', corrected);
    expect(await readOut(page)).toBe('Filled 2 of 4');
    await page.keyboard.press('Escape');
    await isGone();
    await agent.call('agent/notice', corrected);
    await isGone();
    await page.close();
  });

  it('goes by itself, and when a fill begins', async () => {
    const { page, agent, isGone } = await noticed(markup);
    await isGone();
    await agent.call('agent/notice', { text: 'Nothing here can be filled', undo: null, tone: 'problem' });
    expect(await readOut(page)).toBe('Nothing here can be filled');
    await agent.call('agent/begin', { at: 1 });
    await isGone();
    await agent.call('agent/end', {});
    await page.close();
  });
});
