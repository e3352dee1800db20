import type { Steps } from '../plan/steps';

/** Milliseconds of work after which messages are heard. */
const slice = 40;

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
    if (performance.now() - began < slice) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    began = performance.now();
  }
}
