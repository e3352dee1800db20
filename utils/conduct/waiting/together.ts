import type { AgentCall } from '../../messages/agent';

/**
 * Asks many frames at once. @param inputs by frame; of what is asked of all alike, all are the same
 * @returns answers by frame; those that give none are left out. Never rejects
 */
export type AskMany = (call: AgentCall, inputs: ReadonlyMap<number, unknown>) => Promise<ReadonlyMap<number, unknown>>;

/** Frames from which on they are asked in one message: of hundreds, a message each costs more than its answer. */
const many = 8;

/** What is asked of all frames alike. */
const alike: ReadonlySet<AgentCall> = new Set<AgentCall>([
  'agent/scan',
  'agent/begin',
  'agent/remember-place',
  'agent/settle',
  'agent/cancel',
  'agent/end',
  'agent/undoable',
  'agent/watch',
]);

export function takesSameInput(call: AgentCall): boolean {
  return alike.has(call);
}

interface Asked {
  readonly input: unknown;
  readonly answer: (answer: unknown) => void;
}

/** Takes what is asked of several frames at the same moment together. */
export class Together {
  readonly #askMany: AskMany;
  readonly #waiting = new Map<string, Map<number, Asked>>();

  constructor(askMany: AskMany) {
    this.#askMany = askMany;
  }

  /** @returns the answer; undefined where the frame is to be asked by itself */
  async ask(frameId: number, call: AgentCall, input: unknown): Promise<unknown> {
    const question = alike.has(call) ? `${call} ${JSON.stringify(input)}` : isForMany(call, input) ? call : null;
    if (question === null) return undefined;
    return new Promise((answer) => {
      const waiting = this.#waiting.get(question) ?? this.#open(question, call);
      waiting.set(frameId, { input, answer });
    });
  }

  #open(question: string, call: AgentCall): Map<number, Asked> {
    const waiting = new Map<number, Asked>();
    this.#waiting.set(question, waiting);
    // All that is asked before is asked at the same moment.
    queueMicrotask(async () => {
      this.#waiting.delete(question);
      const inputs = new Map([...waiting].map(([frameId, { input }]) => [frameId, input] as const));
      const answers = inputs.size > many ? await this.#askMany(call, inputs) : null;
      for (const [frameId, { answer }] of waiting) answer(answers?.get(frameId));
    });
    return waiting;
  }
}

/** Values for one of many frames that are written at the same time; each is sent one message after the other. */
function isForMany(call: AgentCall, input: unknown): boolean {
  return call === 'agent/apply' && (input as { readonly sharesFocus?: boolean }).sharesFocus === true;
}
