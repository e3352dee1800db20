import type { CDPSession, Page } from 'puppeteer-core';

/** What is emulated lasts as long as the session that asked for it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Makes a page look as it does for somebody who prefers so, with motion reduced: `{ 'forced-colors': 'active' }`, which
 * Puppeteer's own doesn't know.
 * @throws Error where the page does not see it so
 */
export async function emulateMedia(page: Page, features: Readonly<Record<string, string>>): Promise<void> {
  const session = sessions.get(page) ?? page.createCDPSession();
  sessions.set(page, session);
  const named = Object.entries({ 'prefers-reduced-motion': 'reduce', ...features });
  const wanted = named.map(([name, value]) => ({ name, value }));
  await (await session).send('Emulation.setEmulatedMedia', { features: wanted });
  const queries = named.map(([name, value]) => `(${name}: ${value})`);
  const unseen = await page.evaluate((all) => all.filter((query) => !matchMedia(query).matches), queries);
  if (unseen.length > 0) throw new Error(`Not emulated: ${unseen.join()}`);
}
