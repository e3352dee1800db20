import type { WriteContext, Written } from './field-writer';
import { holdsOf, type Target } from './target';
import { failed, refused } from './widget/written';

/** Time a writer has beyond its patience to answer by itself, in milliseconds. */
const grace = 500;

/** Has a writer do something: whatever it or the page does, there is an answer in bounded time. */
export function guarded(
  target: Target,
  doing: 'write' | 'restore',
  action: () => Written | Promise<Written>,
  { patience, signal }: WriteContext,
): Written | Promise<Written> {
  try {
    const answer = action();
    if (!(answer instanceof Promise)) return answer;
    return inTime(answer.catch(fail), patience + grace, signal, target);
  } catch (error) {
    return fail(error);
  }
  function fail(error: unknown): Written {
    return failed(`${target.adapter.name}.${doing}`, error, holdsOf(target));
  }
}

function inTime(answer: Promise<Written>, limit: number, signal: AbortSignal, target: Target): Promise<Written> {
  return new Promise((resolve) => {
    const end = setTimeout(() => finish(refused('too-slow', holdsOf(target))), limit);
    const stop = () => finish(refused('cancelled', holdsOf(target)));
    signal.addEventListener('abort', stop, { once: true });
    void answer.then(finish);
    function finish(written: Written): void {
      clearTimeout(end);
      signal.removeEventListener('abort', stop);
      resolve(written);
    }
  });
}
