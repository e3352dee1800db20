import { waitFor } from '../widget/wait-for';

/** How something is opened. */
export interface WaysToOpen<T> {
  readonly near: Element;
  /** Tried in their order, until something is open; none where it stands open already. */
  readonly ways: readonly (() => unknown)[];
  /** What is open now. */
  find(): T | null;
  /** Milliseconds for it to come on show after each try. */
  readonly patience: number;
  /** Whether what opened can be used; a further way is tried where it can't. */
  readonly accepts?: (found: T) => Promise<boolean>;
  /** Whether nothing further is to be tried though nothing opened. */
  readonly isFutile?: () => boolean;
}

/** Opens something by every way a person has. @returns null where none of them opened it */
export async function openBy<T>(
  { near, ways, find, patience, accepts, isFutile }: WaysToOpen<T>,
  signal: AbortSignal,
): Promise<T | null> {
  for (const way of [null, ...ways]) {
    if (signal.aborted) return null;
    way?.();
    const found = await waitFor(near, find, way ? patience : 0, signal);
    if (found && (!accepts || (await accepts(found)))) return found;
    if (isFutile?.()) return null;
  }
  return null;
}
