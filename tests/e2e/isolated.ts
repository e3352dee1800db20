import type { Frame, Page } from 'puppeteer-core';

/** Evaluates where a page that bends its own prototypes does not reach. @param expression a value of plain JSON */
export async function evaluateApart<T>(page: Page, expression: string): Promise<T> {
  const session = await page.createCDPSession();
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName: 'test' });
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    contextId: world.executionContextId,
    returnByValue: true,
  });
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as T;
}

/**
 * Evaluates beside our own scripts in each frame that they are in, frames of other sites left out.
 * @returns by the frame's address
 */
export async function evaluateInAgents<T>(page: Page, expression: string): Promise<Record<string, T>> {
  const session = await page.createCDPSession();
  const ours = new Set<number>();
  session.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.origin.startsWith('chrome-extension://')) ours.add(context.id);
  });
  await session.send('Runtime.enable');
  const answers: Record<string, T> = {};
  for (const contextId of ours) {
    const of = { contextId, returnByValue: true };
    const { result } = await session.send('Runtime.evaluate', { ...of, expression: `[location.href, ${expression}]` });
    const [address, answer] = result.value as [string, T];
    answers[address] = answer;
  }
  await session.detach();
  return answers;
}

/** What each named control in a page holds. */
export function valuesIn(page: Page): Promise<Record<string, string>> {
  return evaluateApart(
    page,
    `Object.fromEntries([...Document.prototype.querySelectorAll.call(document, 'input:not([type=hidden]), select, textarea')]
      .map((field) => [field.getAttribute('name'), field.value]))`,
  );
}

/** What each named control in a frame holds. */
export function valuesInFrame(frame: Frame): Promise<Record<string, string>> {
  return frame.evaluate(() =>
    Object.fromEntries([...document.querySelectorAll('input')].map((field) => [field.name, field.value])),
  );
}
