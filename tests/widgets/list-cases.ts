import type { Page } from 'puppeteer-core';
import type { ListedCase } from './judge';

/** The cases of a page, in its order, each with whether continuous integration runs it. */
export async function listCases(tab: Page, origin: string, page: string): Promise<ListedCase[]> {
  await tab.goto(`${origin}/${page}.html`);
  await tab.waitForFunction('window.cases', { timeout: 30_000 });
  return casesOn(tab, page);
}

/** The same of a page that is open. */
export async function casesOn(tab: Page, page: string): Promise<ListedCase[]> {
  const cases = (await tab.evaluate('cases')) as Omit<ListedCase, 'page'>[];
  return cases.map((one) => ({ page, ...one }));
}
