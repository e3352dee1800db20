import { vi } from 'vitest';
import type { browser } from 'wxt/browser';
import type { ExtensionBrowser } from '../browser/extension';

/**
 * Waits until the context menu, which is built after the extension is installed, has an item. The menus API lists nothing,
 * but it refuses to change an item that is not there.
 */
export async function untilInMenu(extension: ExtensionBrowser, menuItemId: string): Promise<void> {
  const worker = await extension.worker();
  await vi.waitFor(
    () =>
      worker.evaluate(async (id) => {
        const { chrome } = globalThis as unknown as { chrome: typeof browser };
        await chrome.contextMenus.update(id, {});
      }, menuItemId),
    { timeout: 30_000, interval: 50 },
  );
}
