import { AgentFailed } from './answering';
import type { TabLink } from './tab-link';

/**
 * What failed in a tab's page agents since its page was read last, for a report. It is noted where the answer comes in,
 * since most of those who ask go on without the frame.
 */
export class AgentFaults {
  readonly #faults = new Set<string>();
  readonly #unexpected: (error: unknown) => void;

  /** @param unexpected told of each error, whoever goes on without the answer */
  constructor(unexpected: (error: unknown) => void) {
    this.#unexpected = unexpected;
  }

  get all(): readonly string[] {
    return [...this.#faults];
  }

  clear(): void {
    this.#faults.clear();
  }

  /** The same link, of which failures are noted. */
  noting(link: TabLink): TabLink {
    return {
      ...link,
      call: (frameId, call, input, waiting) =>
        link.call(frameId, call, input, waiting).catch((error: unknown) => {
          if (error instanceof AgentFailed) this.#note(error);
          throw error;
        }),
    };
  }

  #note(error: AgentFailed): void {
    this.#faults.add(error.fault);
    this.#unexpected(error);
  }
}
