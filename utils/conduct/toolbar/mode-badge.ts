/**
 * Keeps a mode other than realistic visible on the toolbar button. Browsers clear the button of a tab that goes to another
 * page, and tell nobody but `tabs.onUpdated`, which would wake the worker with every page of the browser: it is listened to
 * only while some tab has such a mode.
 */
import { browser } from 'wxt/browser';
import { modeOf } from '../persons/person-memory';
import { addressOf, allMemories, memoryOf } from '../session/tab-memory';
import { badgeText, buttonTitle, showOnButton } from './toolbar-button';
import { Trouble } from '../frames/trouble';

let isChosen = false;

/** Called as the worker starts, at once: a worker that was woken by a tab must be listening by then. */
export function followModes(): void {
  browser.tabs.onUpdated.addListener(followTab);
  void allMemories()
    .then((memories) =>
      memories.some(({ modes, siteMode }) => siteMode !== 'realistic' || Object.keys(modes).length > 0),
    )
    .then((isNeeded) => isNeeded || isChosen || browser.tabs.onUpdated.removeListener(followTab))
    .catch(reportError);
}

/** Called where a mode is chosen. */
export function watchModes(): void {
  isChosen = true;
  browser.tabs.onUpdated.addListener(followTab);
}

function followTab(tabId: number, { status }: { readonly status?: string }): void {
  if (status !== undefined)
    void showMode(tabId).catch((error: unknown) => error instanceof Trouble || reportError(error));
}

/** A tab whose address the browser keeps to itself is on a site that nobody chose a mode for. */
async function showMode(tabId: number): Promise<void> {
  const memory = await memoryOf(tabId).getValue();
  if (!memory) return;
  const { origin } = await addressOf(tabId);
  const siteMode = origin === memory.origin ? memory.siteMode : 'realistic';
  const mode = modeOf({ ...memory, origin, siteMode });
  if (mode !== 'realistic') await showOnButton(tabId, { text: badgeText(null, mode), title: buttonTitle(mode), mode });
}
