import type { Page } from 'puppeteer-core';
import { fillThroughPopup, type ExtensionBrowser } from '../browser/extension';
import { judgeOpen, openCase, readPage, type CaseResult } from './judge';

/** Fills a page that shows all cases of a library at once; each is judged by whether its model changed. */
export async function runTogether(
  { openPopup }: ExtensionBrowser,
  page: Page,
  origin: string,
  library: string,
): Promise<CaseResult[]> {
  await openCase(page, origin, library, '*');
  const before = await readPage(page);
  const popup = await openPopup(page);
  const status = await fillThroughPopup(popup);
  const outcomes = await popup.$$eval('li', (items) => items.map((item) => item.innerText.replace(/\s+/g, ' ')));
  const after = await readPage(page);
  await popup.close();
  const [was, is] = [before, after].map(({ state }) => JSON.parse(state) as Record<string, unknown>);
  const cases = Object.keys(was!).map((name) => {
    const state = JSON.stringify(is![name]);
    const fill = state === JSON.stringify(was![name]) ? 'state did not change' : '';
    return { library, name, adapters: [], troubles: { fill, open: '', undo: null }, state, outcomes: '' };
  });
  const fill = [
    ...(after.submits > 0 ? ['submitted'] : []),
    ...(after.scroll !== before.scroll ? ['scrolled'] : []),
  ].join('; ');
  return [
    ...cases,
    {
      library,
      name: `all together: ${status}`,
      adapters: [],
      troubles: { fill, open: judgeOpen(before, after, null), undo: null },
      state: '',
      outcomes: outcomes.join(' | '),
    },
  ];
}
