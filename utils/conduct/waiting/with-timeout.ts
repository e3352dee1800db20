import { later } from './later';

/** @throws `late` when `promise` takes longer than `ms` milliseconds in which its end could have been heard */
export async function withTimeout<T>(promise: Promise<T>, ms: number, late: Error): Promise<T> {
  const over = new AbortController();
  const overdue = later(ms, over.signal).then(() => {
    throw late;
  });
  overdue.catch(() => undefined);
  try {
    return await Promise.race([promise, overdue]);
  } finally {
    over.abort();
  }
}
