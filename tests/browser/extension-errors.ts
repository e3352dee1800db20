import type { Browser, Target } from 'puppeteer-core';

/**
 * Hears every error that nobody caught in an extension's background, popup and other pages.
 * @param id of the extension
 * @returns the errors so far, each with where it was thrown
 */
export function extensionErrors(browser: Browser, id: string): readonly string[] {
  const errors: string[] = [];
  const hear = async (target: Target) => {
    if (!target.url().startsWith(`chrome-extension://${id}/`)) return;
    // A worker's own session: with another beside it, a test could not stop it.
    const session = (await target.worker())?.client ?? (await target.createCDPSession());
    session.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text, url } }) =>
      errors.push(`${url ?? target.url()}: ${exception?.description ?? text}`),
    );
    await session.send('Runtime.enable');
  };
  // A target that is closed at once can't be heard.
  const heed = (target: Target) => void hear(target).catch(() => undefined);
  browser.on('targetcreated', heed);
  browser.on('targetchanged', heed);
  for (const target of browser.targets()) heed(target);
  return errors;
}
