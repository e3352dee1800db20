import type { Page } from 'puppeteer-core';
import { fillThroughPopup, type ExtensionBrowser } from '../browser/extension';
import { judgeOpen, openCase, readPage, type CaseResult } from './judge';

/** Fills a page that shows all its cases at once; each is judged by whether its model changed. */
export async function runTogether(
  { openPopup }: ExtensionBrowser,
  tab: Page,
  origin: string,
  page: string,
): Promise<CaseResult[]> {
  await openCase(tab, origin, { page, name: '*' });
  const before = await readPage(tab);
  const popup = await openPopup(tab);
  const status = await fillThroughPopup(popup);
  const outcomes = await popup.$$eval('li', (items) => items.map((item) => item.innerText.replace(/\s+/g, ' ')));
  const after = await readPage(tab);
  await popup.close();
  const [was, is] = [before, after].map(({ state }) => JSON.parse(state) as Record<string, unknown>);
  const cases = Object.keys(was!).map((name) => {
    const state = JSON.stringify(is![name]);
    const fill = state === JSON.stringify(was![name]) ? 'state did not change' : '';
    return { page, name, ci: false, adapters: [], troubles: { fill, open: '', undo: null }, state, outcomes: '' };
  });
  const fill = [
    ...(after.submits > 0 ? ['submitted'] : []),
    ...(after.scroll !== before.scroll ? ['scrolled'] : []),
  ].join('; ');
  return [
    ...cases,
    {
      page,
      name: `all together: ${status}`,
      ci: false,
      adapters: [],
      troubles: { fill, open: judgeOpen(before, after, null), undo: null },
      state: '',
      outcomes: outcomes.join(' | '),
    },
  ];
}
