import type { Browser, Page } from 'puppeteer-core';
import { launchChromium } from '../browser/chromium';
import { brokenCase, type ListedCase, type CaseResult } from './judge';

/** Milliseconds for one case, page load and undo included. */
const patience = 40_000;

/**
 * Browsers side by side, each with one page that takes a case after the other: much of a case is waiting, and only the
 * page in front of a browser has the focus. A page that failed a case is not used again.
 */
export class CaseRunner {
  readonly #browsers: readonly Browser[];
  readonly #idle: Page[];
  readonly #waiting: ((page: Page) => void)[] = [];

  private constructor(browsers: readonly Browser[], pages: readonly Page[]) {
    this.#browsers = browsers;
    this.#idle = [...pages];
  }

  /** @param launch starts one browser; a plain one if left out */
  static async start(count: number, launch: () => Promise<Browser> = launchChromium): Promise<CaseRunner> {
    const browsers = await Promise.all(Array.from({ length: count }, launch));
    return new CaseRunner(browsers, await Promise.all(browsers.map((browser) => browser.newPage())));
  }

  /** Runs one case on the first idle page. Never rejects: a case that breaks says how. */
  async run(which: ListedCase, use: (page: Page) => Promise<CaseResult>): Promise<CaseResult> {
    return this.withPage((page) => bounded(use(page))).catch((error: unknown) => brokenCase(which, error));
  }

  async withPage<T>(use: (page: Page) => Promise<T>): Promise<T> {
    let page = await this.#take();
    try {
      return await use(page);
    } catch (error) {
      const browser = page.browser();
      await page.close();
      page = await browser.newPage();
      throw error;
    } finally {
      this.#give(page);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#browsers.map((browser) => browser.close()));
  }

  #take(): Promise<Page> {
    const page = this.#idle.pop();
    return page ? Promise.resolve(page) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  #give(page: Page): void {
    const next = this.#waiting.shift();
    if (next) next(page);
    else this.#idle.push(page);
  }
}

function bounded<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('took too long')), patience).unref()),
  ]);
}
