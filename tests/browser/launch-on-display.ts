import { launchExtension, type ExtensionBrowser } from './extension';
import { openVirtualDisplay, type VirtualDisplay } from './virtual-display';

/** A browser with the built extension, in a window: its own menus and keys can be used. */
export interface BrowserOnDisplay extends ExtensionBrowser {
  readonly display: VirtualDisplay;
}

/**
 * Closing the browser closes the display too.
 * @throws Error that says what to install or build where a tool or the extension is missing
 */
export async function launchOnDisplay(): Promise<BrowserOnDisplay> {
  const display = await openVirtualDisplay();
  const extension = await launchExtension({
    headless: false,
    env: { ...process.env, ...display.environment },
    args: ['--window-position=0,0', '--window-size=1200,950'],
  }).catch((error: unknown) => {
    display.close();
    throw error;
  });
  // The browser takes the extension's keys for it once the extension is installed, as its background is started.
  await extension.worker();
  const close = () => extension.close().finally(() => display.close());
  return { ...extension, display, close };
}
