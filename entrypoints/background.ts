import { browser, type Browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { actOnMenu } from '../utils/conduct/act-on-page';
import { wholePage } from '../utils/conduct/fill';
import { welcome } from '../utils/conduct/first-run';
import { buildMenus, keepMenusCurrent, rebuildMenusIfTranslated } from '../utils/conduct/build-menus';
import { followModes } from '../utils/conduct/mode-badge';
import { parseMenuId } from '../utils/conduct/menus';
import { followSites, placeOpenedScript } from '../utils/conduct/opened-script';
import { openPalette } from '../utils/conduct/open-palette';
import { servePopup } from '../utils/conduct/serve-popup';
import { forgetPrivateAccounts } from '../utils/conduct/site-accounts';
import { takeLastWord } from '../utils/conduct/last-word';
import { forgetTab, sessionOf } from '../utils/conduct/tab-sessions';
import { isAgentWish, isLastWord, isPageOpened, popupPort } from '../utils/messages';
import { followSync } from '../utils/settings/sync/sync-store';

interface FirefoxClick {
  readonly targetElementId?: number;
}

/** A classic script, no module: browsers keep the compiled code of those alone, so that a stopped worker starts sooner. */
export default defineBackground({
  main() {
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
      if (tab?.id !== undefined && isAgentWish(message)) void sessionOf(tab.id).grant(message.wish);
      if (tab?.id !== undefined && frameId === 0 && isPageOpened(message)) void sessionOf(tab.id).opened();
    });
    browser.contextMenus.onClicked.addListener((info: Browser.contextMenus.OnClickData & FirefoxClick, tab) => {
      const action = parseMenuId(String(info.menuItemId));
      if (!action || tab?.id === undefined) return;
      void actOnMenu(action, { tabId: tab.id, frameId: info.frameId ?? 0, clicked: info.targetElementId ?? null });
    });
    browser.commands.onCommand.addListener((command, tab) => {
      if (tab?.id === undefined) return;
      if (command === 'fill-page') void sessionOf(tab.id).command(() => ({ scope: wholePage }));
      if (command === 'scenario') void sessionOf(tab.id).play(null);
      if (command === 'search') void openPalette(tab.id);
      if (command === 'undo') void sessionOf(tab.id).undo();
    });
    browser.tabs.onRemoved.addListener((tabId) => void forgetTab(tabId));
  },
});
