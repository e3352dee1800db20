import { browser } from 'wxt/browser';
import type { AgentCall, AgentProtocol } from '../messages';
import { withTimeout } from './with-timeout';

/** One reachable frame of a tab. */
export interface Frame {
  readonly frameId: number;
  /** 'null' where opaque. */
  readonly origin: string;
  /** Whether its agent was put there just now. */
  readonly isNew: boolean;
}

/** How the conductor reaches the page agents of a tab. */
export interface TabLink {
  /** Puts an agent where there is none. @throws Error in the browser's words where the page may not be scripted */
  frames(): Promise<readonly Frame[]>;
  /** @throws Error when the frame fails or answers nothing within `patience` milliseconds */
  call<C extends AgentCall>(
    frameId: number,
    call: C,
    input: AgentProtocol[C]['in'],
    patience?: number,
  ): Promise<AgentProtocol[C]['out']>;
}

const agentScript = '/content-scripts/agent.js';
const patienceMs = 5_000;

/** Links to a tab through the extension's own APIs; needs `activeTab` or a host permission for it. */
export function linkTab(tabId: number): TabLink {
  return {
    async frames() {
      const found = await probe(tabId);
      const silent = found.filter((frame) => frame.isNew).map((frame) => frame.frameId);
      if (silent.length > 0) await inject(tabId, silent);
      return found.sort((a, b) => a.frameId - b.frameId);
    },
    async call(frameId, call, input, patience = patienceMs) {
      const sent = browser.tabs.sendMessage(tabId, { call, input }, { frameId });
      const answer: unknown = await withTimeout(sent, patience, `no answer from frame ${frameId} to ${call}`);
      return unwrap(answer, call);
    },
  };
}

/** Injecting twice would cut the first agent's handles and undo off, so each frame is asked first. */
async function probe(tabId: number): Promise<Frame[]> {
  const ask = (target: { tabId: number; allFrames?: boolean }) =>
    browser.scripting.executeScript({
      target,
      func: () => ({ isNew: !('__understudyAgent' in globalThis), origin: globalThis.origin }),
    });
  const results = await withTimeout(ask({ tabId, allFrames: true }), patienceMs, 'frames are silent').catch(() =>
    withTimeout(ask({ tabId }), patienceMs, 'The page did not answer within 5 seconds.'),
  );
  return results.flatMap(({ frameId, result }) => (result ? [{ frameId, ...result }] : []));
}

async function inject(tabId: number, frameIds: number[]): Promise<void> {
  await withTimeout(
    browser.scripting.executeScript({ target: { tabId, frameIds }, files: [agentScript] }),
    patienceMs,
    'The page did not answer within 5 seconds.',
  );
}

function unwrap<C extends AgentCall>(answer: unknown, call: C): AgentProtocol[C]['out'] {
  if (typeof answer === 'object' && answer !== null) {
    if ('ok' in answer) return answer.ok as AgentProtocol[C]['out'];
    if ('error' in answer) throw new Error(String(answer.error));
  }
  throw new Error(`unknown answer to ${call}`);
}
