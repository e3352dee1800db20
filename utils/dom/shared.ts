/** What is kept for as long as a document stands. */
declare global {
  var __understudyShared: Map<string, unknown> | undefined;
}

/**
 * The one thing of a name that all our scripts in a frame share: each has modules of its own, and what one notes of an
 * element the others are to know.
 * @param make makes it, for the first to ask
 */
export function shared<T>(name: string, make: () => T): T {
  const all = ownGlobal('__understudyShared') ?? (globalThis.__understudyShared = new Map());
  if (!all.has(name)) all.set(name, make());
  return all.get(name) as T;
}

/**
 * A global of ours, undefined where nobody has set it: what stands in the page by that name, an element by its `id` or a
 * frame, `window` has as well (HTML, "Named access on the Window object").
 */
export function ownGlobal<K extends keyof typeof globalThis>(name: K): (typeof globalThis)[K] | undefined {
  return Object.hasOwn(globalThis, name) ? globalThis[name] : undefined;
}
