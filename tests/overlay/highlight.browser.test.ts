import type { Browser, Page, Protocol } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldId } from '../../utils/pipeline';
import { launchChromium } from '../browser/chromium';
import { scanMarkup } from '../scan/page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Where the outline stands, in whole pixels; null where there is none, or it went while we looked. Pages can't look: DevTools can. */
async function outline(page: Page): Promise<{ left: number; top: number } | null> {
  const session = await page.createCDPSession();
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const ring = everyNode(root).find(({ shadowRootType }) => shadowRootType === 'closed')?.children?.[0];
  if (!ring) return null;
  const box = await session.send('DOM.getBoxModel', { nodeId: ring.nodeId }).catch(() => null);
  await session.detach();
  if (!box) return null;
  const { model } = box;
  return { left: Math.round(model.content[0]!), top: Math.round(model.content[1]!) };
}

function everyNode(node: Protocol.DOM.Node): Protocol.DOM.Node[] {
  return [node, ...[...(node.shadowRoots ?? []), ...(node.children ?? [])].flatMap(everyNode)];
}

async function until<T>(page: Page, read: () => Promise<T>, isRight: (value: T) => boolean): Promise<T> {
  for (let look = 0; ; look++) {
    const value = await read();
    if (isRight(value) || look === 200) return value;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

const at = (left: number, top: number) => `style="position: absolute; left: ${left}px; top: ${top}px"`;

describe('the outline', () => {
  it('stands around the field and follows it', async () => {
    const { page, agent, fields } = await scanMarkup(browser, `<input name=x ${at(50, 60)}>`);
    const { shown } = await agent.call('agent/highlight', { id: fields[0]!.id });
    const first = await outline(page);
    await page.$eval('input', (input) => void (input.style.left = '90px'));
    const moved = await until(
      page,
      () => outline(page),
      (place) => place?.left === 87,
    );

    expect([shown, first, moved]).toEqual([true, { left: 47, top: 57 }, { left: 87, top: 57 }]);
    await page.close();
  });

  it('lets the mouse through, and leaves nothing behind', async () => {
    const { page, agent, fields } = await scanMarkup(browser, `<input name=x ${at(50, 60)}>`);
    const before = await page.content();
    await agent.call('agent/highlight', { id: fields[0]!.id });
    const under = await page.evaluate(() => document.elementFromPoint(60, 65)?.localName);
    const { shown } = await agent.call('agent/highlight', { id: null });

    expect([under, shown, await page.content()]).toEqual(['input', false, before]);
    await page.close();
  });

  it('brings a field into view', async () => {
    const { page, agent, fields } = await scanMarkup(browser, `<input name=x ${at(50, 4000)}>`);
    await agent.call('agent/highlight', { id: fields[0]!.id });
    const top = () => page.$eval('input', (input) => input.getBoundingClientRect().top);

    expect(await until(page, top, (pixels) => pixels < 600)).toBeLessThan(600);
    await page.close();
  });

  it('stands where a person sees a field whose own box is hidden', async () => {
    const hidden = `<label ${at(50, 60)}><input type=checkbox name=x style="opacity: 0; position: absolute; width: 0">News</label>`;
    const { page, agent, fields } = await scanMarkup(browser, hidden);
    await agent.call('agent/highlight', { id: fields[0]!.id });

    expect(await outline(page)).toEqual({ left: 47, top: 57 });
    await page.close();
  });

  it('goes with its field; a field nobody knows has none', async () => {
    const { page, agent, fields } = await scanMarkup(browser, `<input name=x ${at(50, 60)}>`);
    await agent.call('agent/highlight', { id: fields[0]!.id });
    await page.$eval('input', (input) => input.remove());
    const gone = await until(
      page,
      () => outline(page),
      (place) => place === null,
    );
    const { shown } = await agent.call('agent/highlight', { id: 'nobody' as FieldId });

    expect([gone, shown]).toEqual([null, false]);
    await page.close();
  });
});
