import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import type { PageOpened } from '../utils/messages/announcements';
import { pageBrowser as browser } from '../utils/page-browser';
import { whenFillable } from '../utils/scan/when-fillable';

/** The browser puts it into pages of sites that are filled in by themselves, and into no others. It needs no polyfill. */
export default defineUnlistedScript(() => {
  void whenFillable(window).then(() => browser.runtime.sendMessage({ opened: true } satisfies PageOpened));
});
