import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createAgent, type Agent } from '../utils/agent/agent';
import { answerRequest, isAgentRequest } from '../utils/agent/request';
import type { AgentAnswer, AgentRequest, RequestOfEach } from '../utils/messages/agent';
import { isRollCall, type AgentCommand, type FrameHere, type WidgetsNeed } from '../utils/messages/announcements';
import type { ShadowRootOf } from '../utils/dom/shadow-root';
import { ownGlobal } from '../utils/dom/shared';
import { pageBrowser as browser } from '../utils/page-browser';

declare global {
  var __understudyAgent: Agent | undefined;
  /** For what is asked of many frames in one message: the same of all, or of each with an input by its agent's name. */
  var __understudyAnswer: ((request: AgentRequest | RequestOfEach) => Promise<AgentAnswer> | undefined) | undefined;
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

/**
 * Injected on demand: no content script of WXT's, whose beginning every page could hear. It goes into every frame, so it
 * does without the polyfill: it listens as Chromium before 148 does, which knows no promise as an answer.
 */
export default defineUnlistedScript(() => {
  // A second injection must not cut off the first agent, which holds handles and undo.
  const before = ownGlobal('__understudyAgent');
  if (before) return before.look();
  const name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const tell = (command: AgentCommand['command']) =>
    void browser.runtime.sendMessage({ command } satisfies AgentCommand);
  const agent = createAgent(window, {
    shadowRootOf,
    elementClicked: (id) => (browser as Partial<FirefoxMenus>).menus?.getTargetElement(id) ?? null,
    bringWidgets: () => browser.runtime.sendMessage({ needs: 'widgets' } satisfies WidgetsNeed),
    onCommand: tell,
    onChange: () => tell('look-again'),
    version: browser.runtime.getManifest().version,
    name,
  });
  globalThis.__understudyAgent = agent;
  globalThis.__understudyAnswer = (request) => {
    if (!('inputs' in request)) return answerRequest(agent, request);
    const input = request.inputs[name];
    return input && answerRequest(agent, { call: request.call, input });
  };
  browser.runtime.onMessage.addListener((message: unknown, sender, sendResponse) => {
    if (sender.id !== browser.runtime.id) return;
    if (isRollCall(message)) void browser.runtime.sendMessage({ here: agent.look() } satisfies FrameHere);
    if (!isAgentRequest(message)) return;
    void answerRequest(agent, message).then(sendResponse);
    return true;
  });
  return agent.look();
});
