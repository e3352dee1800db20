import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { widgets } from '../utils/field/adapters';

/** Injected beside the agent where a frame shows signs of widgets. */
export default defineUnlistedScript(() => globalThis.__understudyAgent?.learnWidgets(widgets));
