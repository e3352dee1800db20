/** Milliseconds that are waited for in one go. */
const step = 250;

/**
 * Waits for as long as an answer could have been heard. What the worker was held up itself, by its own work or by a
 * machine that was busy or asleep, says nothing of those it waits for: a step that ends late counts for its length
 * alone, and is never the last.
 * @param ms milliseconds
 * @param over ends the wait early
 */
export async function later(ms: number, over?: AbortSignal): Promise<void> {
  let isLate = false;
  for (let left = ms; (left > 0 || isLate) && !over?.aborted; left -= step) {
    const length = left > 0 ? Math.min(left, step) : step;
    const began = performance.now();
    await pause(length, over);
    isLate = performance.now() - began > length + step;
  }
}

function pause(ms: number, over: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      over?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    over?.addEventListener('abort', end);
  });
}
