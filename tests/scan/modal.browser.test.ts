import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../browser/chromium';
import { scanMarkup } from './page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Why each field is left, by name. */
async function leaves(markup: string): Promise<Record<string, string | null>> {
  const { page, fields } = await scanMarkup(browser, `<!doctype html>${markup}`);
  await page.close();
  return Object.fromEntries(fields.map(({ name, skipReason }) => [name, skipReason]));
}

const backdrop = '<div style="position: fixed; inset: 0; background: rgb(0 0 0 / 50%)"></div>';
const centred = 'style="position: fixed; inset: 100px; background: white"';
const banner = 'style="position: fixed; inset: auto 0 0; background: white"';
const behind = { page: 'behind-dialog', own: null };

describe('an open modal dialog', () => {
  test.each([
    ['of the browser', '<input name=page><dialog id=d><input name=own></dialog><script>d.showModal()</script>'],
    [
      'made by the page',
      `<input name=page>${backdrop}<div role=dialog aria-modal=true ${centred}><input name=own></div>`,
    ],
    [
      'that makes the page inert',
      `<main inert><input name=page></main><div role=dialog aria-modal=true ${centred}><input name=own></div>`,
    ],
    [
      'whose fields stand in its slot',
      `<input name=page>${backdrop}<x-dialog><input name=own></x-dialog><script>
        document.querySelector('x-dialog').attachShadow({ mode: 'open' }).innerHTML =
          '<div role=dialog aria-modal=true ${centred}><slot></slot></div>';
      </script>`,
    ],
  ])('%s keeps what lies behind it', async (_what, markup) => {
    expect(await leaves(markup)).toEqual(behind);
  });

  test('over another dialog keeps that one too', async () => {
    const markup = `<input name=page><dialog id=d><input name=own></dialog><dialog id=e><input name=over></dialog>
      <script>d.showModal(); e.showModal();</script>`;
    expect(await leaves(markup)).toEqual({ page: 'behind-dialog', own: 'behind-dialog', over: null });
  });

  test.each([
    ['that is not modal', '<input name=page><dialog open><input name=own></dialog>'],
    [
      'that stands in the page',
      '<div role=dialog aria-modal=true style="margin-bottom: 9000px"><input name=own></div><input name=page>',
    ],
    ['that is closed', `<input name=page><div hidden role=dialog aria-modal=true></div><input name=own>`],
    [
      'that calls itself modal and leaves the page open',
      `<input name=page><div role=dialog aria-modal=true ${banner}><input name=own></div>`,
    ],
  ])('%s keeps nothing', async (_what, markup) => {
    expect(await leaves(markup)).toEqual({ page: null, own: null });
  });

  test('is news once it closes', async () => {
    const { page, agent, fields } = await scanMarkup(
      browser,
      '<input name=page><dialog id=d><input name=own oninput="d.close()"></dialog><script>d.showModal()</script>',
    );
    const own = fields.find(({ name }) => name === 'own')!;
    await agent.call('agent/begin', { at: 1 });
    await agent.call('agent/apply', { items: [{ id: own.id, value: { as: 'text', text: 'x', alternatives: [] } }] });
    const { changed } = await agent.call('agent/settle', {});
    const after = await agent.scan();
    await agent.call('agent/end', {});
    await page.close();

    expect([changed, after.map(({ name, skipReason }) => [name, skipReason])]).toEqual([true, [['page', null]]]);
  });

  test('inert parts of a page without a dialog are not told', async () => {
    expect(await leaves('<main inert><input name=page></main><input name=own>')).toEqual({ own: null });
  });
});
