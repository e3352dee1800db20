import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { createAgent } from '../utils/agent';
import { answerRequest, isAgentRequest } from '../utils/agent-request';

declare global {
  var __understudyAgent: true | undefined;
}

/** Injected on demand. Without `matches`, so that the manifest asks for no host. */
export default defineContentScript({
  registration: 'runtime',
  noScriptStartedPostMessage: true,
  main() {
    // A second injection must not cut off the first agent, which holds handles and undo.
    if (globalThis.__understudyAgent) return;
    globalThis.__understudyAgent = true;
    const agent = createAgent(window, { version: browser.runtime.getManifest().version });
    browser.runtime.onMessage.addListener((message: unknown, sender, sendResponse) => {
      if (sender.id !== browser.runtime.id || !isAgentRequest(message)) return;
      void answerRequest(agent, message).then(sendResponse);
      return true;
    });
  },
});
