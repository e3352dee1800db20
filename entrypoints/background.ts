import { browser, type Browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { welcome } from '../utils/conduct/toolbar/first-run';
import { buildMenus, keepMenusCurrent, rebuildMenusIfTranslated } from '../utils/conduct/menus/build-menus';
import { loadTabWork, tabWorkSoFar } from '../utils/conduct/popup/load-tab-work';
import { bringWidgets } from '../utils/conduct/frames/bring-widgets';
import { followModes } from '../utils/conduct/toolbar/mode-badge';
import { parseMenuId } from '../utils/conduct/menus/menus';
import { followSites, placeOpenedScript } from '../utils/conduct/own-files/opened-script';
import { openPalette } from '../utils/conduct/toolbar/open-palette';
import { keepScripts } from '../utils/conduct/own-files/own-script';
import { servePopup } from '../utils/conduct/popup/serve-popup';
import { forgetPrivateAccounts } from '../utils/conduct/persons/site-accounts';
import { takeLastWord } from '../utils/conduct/filling/last-word';
import { forgetTab } from '../utils/conduct/session/tab-memory';
import type { TabWork } from '../utils/conduct/popup/tab-work';
import { isAgentCommand, isLastWord, isPageOpened, isWidgetsNeed } from '../utils/messages/announcements';
import { popupPort } from '../utils/messages/popup';
import { followSync } from '../utils/settings/sync/sync-store';

interface FirefoxClick {
  readonly targetElementId?: number;
}

function onTab(act: (work: TabWork) => unknown): void {
  void loadTabWork().then(act);
}

/**
 * A classic script, no module: browsers keep the compiled code of those alone, so that a stopped worker starts sooner. It
 * listens; what it then does on tabs is in `session.js`.
 */
export default defineBackground({
  main() {
    // For the scripts that run beside this one: Chromium before 148 has none.
    (globalThis as { browser?: typeof browser }).browser ??= browser;
    keepScripts();
    browser.runtime.onInstalled.addListener((details) => {
      void buildMenus();
      void welcome(details);
      void placeOpenedScript();
    });
    browser.runtime.onStartup.addListener(() => void rebuildMenusIfTranslated());
    keepMenusCurrent();
    followModes();
    followSites();
    followSync();
    forgetPrivateAccounts();
    browser.runtime.onConnect.addListener((port) => {
      if (port.name === popupPort) servePopup(port);
    });
    browser.runtime.onMessage.addListener((message: unknown, { tab, url, frameId }) => {
      if (isLastWord(message) && url?.startsWith(browser.runtime.getURL('/options.html'))) void takeLastWord(message);
      const tabId = tab?.id;
      if (tabId === undefined) return;
      if (isWidgetsNeed(message)) return bringWidgets(tabId, frameId ?? 0);
      if (isAgentCommand(message)) onTab(({ sessionOf }) => sessionOf(tabId).obey(message.command));
      if (frameId === 0 && isPageOpened(message)) onTab(({ sessionOf }) => sessionOf(tabId).opened());
    });
    browser.contextMenus.onClicked.addListener((info: Browser.contextMenus.OnClickData & FirefoxClick, tab) => {
      const action = parseMenuId(String(info.menuItemId));
      const tabId = tab?.id;
      if (!action || tabId === undefined) return;
      if (action.do === 'search') return void openPalette(tabId);
      const clicked = { tabId, frameId: info.frameId ?? 0, clicked: info.targetElementId ?? null };
      onTab(({ actOnMenu }) => actOnMenu(action, clicked));
    });
    browser.commands.onCommand.addListener((command, tab) => {
      const tabId = tab?.id;
      if (tabId === undefined) return;
      if (command === 'search') void openPalette(tabId);
      if (command === 'fill-page') onTab(({ fillPage }) => fillPage(tabId));
      if (command === 'scenario') onTab(({ sessionOf }) => sessionOf(tabId).play(null));
      if (command === 'undo') onTab(({ sessionOf }) => sessionOf(tabId).undo());
    });
    browser.tabs.onRemoved.addListener((tabId) => {
      tabWorkSoFar()?.forget(tabId);
      void forgetTab(tabId);
    });
  },
});
