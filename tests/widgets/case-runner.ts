import type { Browser, Page } from 'puppeteer-core';
import { launchChromium } from '../browser/chromium';
import { brokenCase, type CaseResult } from './judge';

/** Milliseconds for one case, page load and undo included. */
const patience = 40_000;

export interface CaseName {
  readonly library: string;
  readonly name: string;
}

/**
 * Browsers side by side, each with one page that takes a case after the other: much of a case is waiting, and only the
 * page in front of a browser has the focus.
 */
export class CaseRunner {
  readonly #browsers: readonly Browser[];
  readonly #idle: Browser[];
  readonly #waiting: ((browser: Browser) => void)[] = [];

  private constructor(browsers: readonly Browser[]) {
    this.#browsers = browsers;
    this.#idle = [...browsers];
  }

  /** @param launch starts one browser; a plain one if left out */
  static async start(count: number, launch: () => Promise<Browser> = launchChromium): Promise<CaseRunner> {
    return new CaseRunner(await Promise.all(Array.from({ length: count }, launch)));
  }

  /** Runs one case on a page of the first idle browser. Never rejects: a case that breaks says how. */
  async run({ library, name }: CaseName, use: (page: Page) => Promise<CaseResult>): Promise<CaseResult> {
    return this.withPage((page) => bounded(use(page))).catch((error: unknown) => brokenCase(library, name, error));
  }

  async withPage<T>(use: (page: Page) => Promise<T>): Promise<T> {
    const browser = await this.#take();
    try {
      const page = await browser.newPage();
      try {
        return await use(page);
      } finally {
        await page.close();
      }
    } finally {
      this.#give(browser);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#browsers.map((browser) => browser.close()));
  }

  #take(): Promise<Browser> {
    const browser = this.#idle.pop();
    return browser ? Promise.resolve(browser) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  #give(browser: Browser): void {
    const next = this.#waiting.shift();
    if (next) next(browser);
    else this.#idle.push(browser);
  }
}

function bounded<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('took too long')), patience).unref()),
  ]);
}
