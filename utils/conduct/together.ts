import type { AgentCall } from '../messages';

/** Asks many frames the same. @returns answers by frame; those that give none are left out. Never rejects */
export type AskMany = (
  frameIds: readonly number[],
  call: AgentCall,
  input: unknown,
) => Promise<ReadonlyMap<number, unknown>>;

/** Frames from which on the same is asked of all in one message: of hundreds, a message each costs more than its answer. */
const many = 8;

/** What is asked of all frames alike. */
const alike: ReadonlySet<AgentCall> = new Set<AgentCall>([
  'agent/scan',
  'agent/begin',
  'agent/settle',
  'agent/end',
  'agent/undoable',
  'agent/watch',
]);

/** Takes what is asked of several frames at the same moment together. */
export class Together {
  readonly #askMany: AskMany;
  readonly #waiting = new Map<string, Map<number, (answer: unknown) => void>>();

  constructor(askMany: AskMany) {
    this.#askMany = askMany;
  }

  /** @returns the answer; undefined where the frame is to be asked by itself */
  async ask(frameId: number, call: AgentCall, input: unknown): Promise<unknown> {
    if (!alike.has(call)) return undefined;
    const question = `${call} ${JSON.stringify(input)}`;
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(question) ?? this.#open(question, call, input);
      waiting.set(frameId, resolve);
    });
  }

  #open(question: string, call: AgentCall, input: unknown): Map<number, (answer: unknown) => void> {
    const waiting = new Map<number, (answer: unknown) => void>();
    this.#waiting.set(question, waiting);
    // All that is asked before is asked at the same moment.
    queueMicrotask(async () => {
      this.#waiting.delete(question);
      const answers = waiting.size > many ? await this.#askMany([...waiting.keys()], call, input) : null;
      for (const [frameId, resolve] of waiting) resolve(answers?.get(frameId));
    });
    return waiting;
  }
}
