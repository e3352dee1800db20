import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createWriter } from '../utils/apply/apply';

/** Injected beside the agent where there is something to write. */
export default defineUnlistedScript(() => globalThis.__understudyAgent?.learnToWrite(createWriter));
