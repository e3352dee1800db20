import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import type { PortLike } from '../components/connection';
import { openEarlyLine } from '../components/early-line';
import { popupPort } from '../utils/messages/popup';
import { targetTab } from './popup/target-tab';

/** Runs before the popup's own script has arrived. */
export default defineUnlistedScript(() => {
  globalThis.understudyEarlyLine = openEarlyLine(
    browser.runtime.connect({ name: popupPort }) as PortLike,
    targetTab(new URL(location.href)),
  );
});
