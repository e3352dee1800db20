import { shared } from './shared';

/**
 * Errors of our own that a page brought to light. Each costs at most its field; here it is kept in words that a person may
 * send us: what failed and the error's name, nothing of the page.
 */
const faults = shared('faults', () => new Set<string>());
const mostFaults = 50;

/**
 * Keeps an error that was caught.
 * @param where what failed, such as `select.holds`
 * @returns the words it is kept in
 */
export function noteFault(where: string, error: unknown): string {
  const words = `${where}: ${error instanceof Error ? error.name : typeof error}`;
  if (faults.size < mostFaults) faults.add(words);
  return words;
}

/** What was caught since the last time it was asked for. */
export function takeFaults(): string[] {
  const taken = [...faults];
  faults.clear();
  return taken;
}
