import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
import { launchExtension, type ExtensionBrowser } from './extension';
import { serve, type Served } from './serve';

/** A browser with the extension, and a site of the tests' own. */
export interface ExtensionOnSite {
  readonly extension: ExtensionBrowser;
  /** Of the site: `http://localhost:…`. */
  readonly origin: string;
  /** A page of the site in a tab of its own. */
  openPage(path?: string): Promise<Page>;
}

/**
 * Starts both before the tests of a file and ends them afterwards; to be called where the file begins.
 * @param site what is served, as `serve` takes it
 * @param options as `launchExtension` takes them
 */
export function extensionOnSite(
  site: Parameters<typeof serve>[0],
  options: Parameters<typeof launchExtension>[0] = {},
): ExtensionOnSite {
  let extension: ExtensionBrowser;
  let server: Served;
  beforeAll(async () => {
    server = await serve(site);
    extension = await launchExtension(options);
  });
  afterAll(async () => {
    await extension?.close();
    await server?.close();
  });
  return {
    get extension() {
      return extension;
    },
    get origin() {
      return server.origin;
    },
    async openPage(path = '/') {
      const page = await extension.browser.newPage();
      await page.goto(`${server.origin}${path}`);
      return page;
    },
  };
}
