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

/**
 * Keeps an error that was caught where one sort of it is an answer.
 * @param expected name of that sort, such as `SecurityError`
 */
export function noteUnless(expected: string, where: string, error: unknown): void {
  if (!(error instanceof Error) || error.name !== expected) noteFault(where, error);
}

/** What was caught since the last time it was asked for. */
export function takeFaults(): string[] {
  const taken = [...faults];
  faults.clear();
  return taken;
}
