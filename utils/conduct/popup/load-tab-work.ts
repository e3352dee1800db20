import { watchModes } from '../toolbar/mode-badge';
import { loadScript } from '../own-files/own-script';
import type { createTabWork, TabWork } from './tab-work';

declare global {
  /** What `session.js` leaves. */
  var __understudyTabWork: typeof createTabWork | undefined;
}

let work: TabWork | null = null;

/** What works on tabs, brought where it is not there yet. @throws Error where the browser does not run its script */
export async function loadTabWork(): Promise<TabWork> {
  await loadScript('session');
  work ??= globalThis.__understudyTabWork!(watchModes);
  return work;
}

/** What works on tabs where it has been brought; null where nothing has been done on any. */
export const tabWorkSoFar = (): TabWork | null => work;
