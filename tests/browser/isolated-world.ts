import type { CDPSession, Page } from 'puppeteer-core';

/** A JavaScript world beside the page's own, as content scripts have. */
export interface IsolatedWorld {
  /** @returns the expression's value, promises awaited @throws Error in the page's words */
  evaluate<T>(expression: string): Promise<T>;
}

/** Opens one in the page's main frame. Call after navigation. */
export async function openIsolatedWorld(page: Page): Promise<IsolatedWorld> {
  const session = await page.createCDPSession();
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'understudy',
  });
  return { evaluate: (expression) => evaluateIn(session, executionContextId, expression) };
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
