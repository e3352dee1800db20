import type { Page } from 'puppeteer-core';
import { agentInPage } from '../browser/agent-in-page';
import { fillThroughPopup, type ExtensionBrowser } from '../browser/extension';
import {
  canUndo,
  judgeOpen,
  judgePage,
  judgeUndone,
  openCase,
  readPage,
  type ListedCase,
  type CaseResult,
  type Expectation,
  type PageSide,
} from './judge';
import { modelAgrees } from './model-agrees';

/** Fills one case as a person does, by the toolbar button and “Fill page”, and judges by the application's state. */
export async function runCaseByPopup(
  { openPopup }: ExtensionBrowser,
  page: Page,
  origin: string,
  which: ListedCase,
): Promise<CaseResult> {
  await openCase(page, origin, which);
  const hints = (await page.evaluate('readHints()')) as Expectation;
  const before = await readPage(page);
  const popup = await openPopup(page);
  const status = await fillThroughPopup(popup);
  const outcomes = await popup.$$eval('li', (items) => items.map((item) => item.innerText.replace(/\s+/g, ' ')));
  const after = await readPage(page);
  const fill = [
    ...judgePage(before, after),
    ...(/^Filled (\d+) of \1$/.test(status) ? [] : [status]),
    ...(await judgeShown(page, after.state)),
  ];
  const undone = canUndo(hints) ? await undo(popup, page) : null;
  await popup.close();
  return {
    ...which,
    adapters: [],
    troubles: {
      fill: fill.join('; '),
      open: judgeOpen(before, after, undone),
      undo: judgeUndone(before, undone),
    },
    state: after.state,
    outcomes: outcomes.join(' | '),
  };
}

/** What fields show that the application's model does not hold. */
async function judgeShown(page: Page, state: string): Promise<string[]> {
  const fields = await (await agentInPage(page)).scan();
  return fields
    .filter((field) => field.skipReason === null && !modelAgrees(state, field, field.current))
    .map(({ current }) => `shows “${current}”, the model does not`);
}

async function undo(popup: Page, page: Page): Promise<PageSide> {
  await popup.locator('::-p-xpath(//button[starts-with(normalize-space(.), "Undo")])').click();
  await popup.waitForFunction(() => /^Undone/.test(document.querySelector('[role=status]')?.textContent ?? ''));
  return readPage(page);
}
