let writing: Promise<unknown> = Promise.resolve();

/**
 * One read-change-write after another, so that none overwrites the other's change. Where the browser has locks, windows of
 * the extension wait for each other too.
 */
export function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const locked = () => (globalThis.navigator?.locks ? navigator.locks.request('storage', change) : change());
  const turn = writing.then(locked, locked) as Promise<T>;
  writing = turn.catch(() => undefined);
  return turn;
}
