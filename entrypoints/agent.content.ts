import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { createAgent } from '../utils/agent';
import { answerRequest, isAgentRequest } from '../utils/agent-request';
import type { AgentWish } from '../utils/messages';
import type { ShadowRootOf } from '../utils/dom/shadow-root';

declare global {
  var __understudyAgent: true | undefined;
}

/** Chromium has it on `chrome.dom`, Firefox on each element. */
type FirefoxElement = Element & { readonly openOrClosedShadowRoot?: ShadowRoot | null };

interface FirefoxMenus {
  readonly menus: { getTargetElement(id: number): Element | null };
}

const shadowRootOf: ShadowRootOf = (element) => {
  if (browser.dom?.openOrClosedShadowRoot) return browser.dom.openOrClosedShadowRoot(element as HTMLElement);
  return (element as FirefoxElement).openOrClosedShadowRoot ?? element.shadowRoot;
};

/** Injected on demand. Without `matches`, so that the manifest asks for no host. */
export default defineContentScript({
  registration: 'runtime',
  noScriptStartedPostMessage: true,
  main() {
    // A second injection must not cut off the first agent, which holds handles and undo.
    if (globalThis.__understudyAgent) return;
    globalThis.__understudyAgent = true;
    const wish = (wish: AgentWish['wish']) => void browser.runtime.sendMessage({ wish } satisfies AgentWish);
    const agent = createAgent(window, {
      shadowRootOf,
      elementClicked: (id) => (browser as Partial<FirefoxMenus>).menus?.getTargetElement(id) ?? null,
      onWish: wish,
      onChange: () => wish('look-again'),
      version: browser.runtime.getManifest().version,
    });
    browser.runtime.onMessage.addListener((message: unknown, sender, sendResponse) => {
      if (sender.id !== browser.runtime.id || !isAgentRequest(message)) return;
      void answerRequest(agent, message).then(sendResponse);
      return true;
    });
  },
});
