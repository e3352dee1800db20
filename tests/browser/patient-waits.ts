import { Realm } from 'puppeteer-core';

type Wait = (this: Realm, look: unknown, options?: object, ...rest: readonly unknown[]) => Promise<never>;
type Look = (...given: never) => unknown;

const { prototype } = Realm as unknown as { prototype: { waitForFunction: Wait } };
const wait = prototype.waitForFunction;
let isPatient = false;
/**
 * Milliseconds between two looks. By frame, as puppeteer does it, a page draws itself all the while, and one that is not
 * drawn never looks.
 */
const polling = 25;

/**
 * Has waits look by time, and take an error of their look for “not yet”: a document that is still being parsed has no
 * body. puppeteer-core 24 looks no more after an error (`injected/Poller.ts`), and tells nobody until the wait's time is
 * over.
 */
export function makeWaitsPatient(): void {
  if (isPatient) return;
  isPatient = true;
  prototype.waitForFunction = function (look, options, ...rest) {
    return wait.call(
      this,
      typeof look === 'function' ? lookAgain(look as Look) : look,
      { polling, ...options },
      ...rest,
    );
  };
}

/** A function that the page runs by its text alone. */
function lookAgain(look: Look): () => unknown {
  const source = `async (...given) => { try { return await (${String(look)})(...given); } catch { return null; } }`;
  return Object.assign(() => undefined, { toString: () => source });
}
