import type { browser as api } from '@wxt-dev/browser';
import { ownGlobal } from './dom/shared';

/**
 * The extension API, for a script that runs in a page: where the browser has it under `chrome` alone, `browser` may be an
 * element or a frame of the page's.
 */
export const pageBrowser = (ownGlobal('browser' as never) ?? ownGlobal('chrome' as never)) as unknown as typeof api;
