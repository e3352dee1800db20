import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createWriter } from '../utils/apply/apply';
import { createHighlight } from '../utils/overlay/highlight';
import { createNotice } from '../utils/overlay/notice';

/** Injected beside the agent where there is something to write, or to show over the page. */
export default defineUnlistedScript(() =>
  globalThis.__understudyAgent?.learnToWrite({ createWriter, createNotice, createHighlight }),
);
