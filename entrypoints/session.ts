import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createTabWork } from '../utils/conduct/popup/tab-work';

/** Runs in the background where first something is to be done on a tab: most wakes of the worker do without. */
export default defineUnlistedScript(() => {
  globalThis.__understudyTabWork = createTabWork;
});
