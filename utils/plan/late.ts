/** Something large that is read only once it is needed. */
export interface Late<T> {
  /** null until it has been read. */
  readonly now: T | null;
  /** Reads it, once. */
  load(): Promise<T>;
}

/** @param read is called again only where it has failed */
export function late<T>(read: () => Promise<T>): Late<T> {
  let now: T | null = null;
  let reading: Promise<T> | null = null;
  return {
    get now() {
      return now;
    },
    load() {
      reading ??= read().then((value) => (now = value));
      reading.catch(() => (reading = null));
      return reading;
    },
  };
}
