import type { CDPSession, Page, Protocol } from 'puppeteer-core';

/** A JavaScript world beside the page's own, as content scripts have. */
export interface IsolatedWorld {
  /** @returns the expression's value, promises awaited @throws Error in the page's words */
  evaluate<T>(expression: string): Promise<T>;
}

/**
 * Opens one in a frame of the page. Call after navigation.
 * @param nth position in the page's frame tree, parents first; 0 is the main frame
 */
export async function openIsolatedWorld(page: Page, nth = 0): Promise<IsolatedWorld> {
  const session = await sessionOf(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const frame = framesIn(frameTree)[nth];
  if (!frame) throw new Error(`expected a frame at ${nth}, the page has ${framesIn(frameTree).length}`);
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frame.id,
    worldName: 'understudy',
  });
  return { evaluate: (expression) => evaluateIn(session, executionContextId, expression) };
}

/** One a page: each that is left open takes part in every navigation. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const open = sessions.get(page) ?? page.createCDPSession();
  sessions.set(page, open);
  return open;
}

function framesIn({ frame, childFrames = [] }: Protocol.Page.FrameTree): Protocol.Page.Frame[] {
  return [frame, ...childFrames.flatMap(framesIn)];
}

async function evaluateIn<T>(session: CDPSession, contextId: number, expression: string): Promise<T> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId,
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as T;
}
