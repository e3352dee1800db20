/** The page's half: one agent a frame, which scans, applies and remembers. Knows the DOM, no extension API. */
import { adapters } from './apply/adapters';
import { createWriter, type Writer } from './apply/apply';
import type { AgentCall, AgentProtocol } from './messages';
import { targetOf } from './scan/active-field';
import { Authors } from './scan/authors';
import { Scanner } from './scan/scanner';
import { Settler } from './scan/settle';
import { reachShadowRoots, type ShadowRootOf } from './scan/shadow-root';

export interface Agent {
  /** Answers one message of the protocol. @throws Error that names the call, for a call that is not known */
  call<C extends AgentCall>(call: C, input: AgentProtocol[C]['in']): Promise<AgentProtocol[C]['out']>;
}

export interface AgentOptions {
  /** Reaches closed shadow roots where the browser lets an extension; open ones only if left out. */
  readonly shadowRootOf?: ShadowRootOf;
  /** What `agent/hello` answers. */
  readonly version?: string;
}

type Answers = { readonly [C in AgentCall]: (input: AgentProtocol[C]['in']) => Promise<AgentProtocol[C]['out']> };

/** @param view the window whose document the agent reads and writes */
export function createAgent(view: Window & typeof globalThis, options: AgentOptions = {}): Agent {
  if (options.shadowRootOf) reachShadowRoots(options.shadowRootOf);
  const authors = new Authors(view);
  const scanner = new Scanner(view, { adapters, authors });
  const writer = createWriter(view, scanner, authors);
  const settler = new Settler(view, scanner);
  const answers: Answers = {
    ...answersOfWriter(writer, settler),
    'agent/hello': async () => ({ version: options.version ?? '' }),
    'agent/scan': ({ from }) => scanner.chunk(from),
    'agent/settle': async () => ({ changed: await settler.settle() }),
    'agent/target': () => targetOf(view.document, scanner),
  };
  return {
    async call(call, input) {
      if (!Object.hasOwn(answers, call)) throw new Error(`expected a call of the agent, received ${String(call)}`);
      return answers[call](input);
    },
  };
}

function answersOfWriter(writer: Writer, settler: Settler) {
  return {
    'agent/begin': async ({ at }) => {
      settler.writing();
      await writer.begin(at);
      return {};
    },
    'agent/apply': async ({ items }) => {
      const entries = await writer.apply(items);
      settler.wrote(entries);
      return { entries };
    },
    'agent/end': async () => {
      await writer.end();
      settler.stop();
      return {};
    },
    'agent/cancel': async () => {
      writer.cancel();
      return {};
    },
    'agent/undo': async ({ at }) => ({ entries: await writer.undo(at) }),
    'agent/undoable': async () => ({ fills: writer.undoable() }),
    'agent/insert': async ({ text }) => ({ inserted: writer.insert(text) }),
  } satisfies Partial<Answers>;
}
