import type { Steps } from '../../plan/steps';

/** Milliseconds of work after which messages are heard: together with the longest step of a plan of 20,000 fields still a tenth of a second. */
const slice = 25;

/** Lets messages be heard. A timer would wait: of several in a row each takes 4 ms at least (HTML, "timer initialization"). */
function othersTurn(): Promise<unknown> {
  if (globalThis.scheduler) return scheduler.postTask(() => undefined);
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Does long work in slices, so that whoever asks meanwhile is heard.
 * @param signal ends it before its next slice
 * @returns what it comes to
 * @throws what the signal was aborted with, and what the work throws
 */
export async function paced<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T> {
  for (let began = performance.now(); ;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (!step.value && performance.now() - began < slice) continue;
    await (step.value ?? othersTurn());
    signal?.throwIfAborted();
    began = performance.now();
  }
}
