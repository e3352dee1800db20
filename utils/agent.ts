/** The page's half: one agent a frame, which scans, applies and remembers. Knows the DOM, no extension API. */
import type { AgentCall, AgentProtocol } from './messages';

export interface Agent {
  /** Answers one message of the protocol. @throws Error that names the call, for a call that is not known */
  call<C extends AgentCall>(call: C, input: AgentProtocol[C]['in']): Promise<AgentProtocol[C]['out']>;
}

export function createAgent(_view: Window): Agent {
  return {
    call: (call) => Promise.reject(new Error(`not answered yet: ${call}`)),
  };
}
