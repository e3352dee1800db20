import { browser } from 'wxt/browser';

/** Puts what reads widgets into a frame whose agent asks for it. @returns whether it took it: for the agent it is the same */
export async function bringWidgets(tabId: number, frameId: number): Promise<boolean> {
  const target = { tabId, frameIds: [frameId] };
  return browser.scripting.executeScript({ target, injectImmediately: true, files: ['/widgets.js'] }).then(
    () => true,
    () => false,
  );
}
