import { nextTask } from './widget/until';

/** Work in slices, so that the page's main thread is never kept for long. */
export interface Slices {
  /** Lets the page have a turn when the slice is used up. */
  breathe(): Promise<void> | null;
  /** The page has just had a turn by itself. */
  restart(): void;
}

/** Milliseconds a slice takes; longer where the page's own turns (mostly layout) take longer than ours. */
const shortest = 20;
const longest = 40;

export function createSlices(view: Window): Slices {
  const now = () => view.performance.now();
  let slice = shortest;
  let began = now();
  const rest = async () => {
    const left = now();
    await nextTask();
    began = now();
    slice = Math.min(longest, Math.max(shortest, began - left));
  };
  return {
    breathe: () => (now() - began > slice ? rest() : null),
    restart: () => void (began = now()),
  };
}
