import type { Browser, Page } from 'puppeteer-core';
import { spreadOf, type Spread } from './statistics';

/** Task time of a page that nobody clicks, with the extension over without it; 1 where it costs nothing. */
export async function idleCost(withUs: Browser, without: Browser, url: string, rounds: number): Promise<Spread> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const ours = await taskTime(withUs, url);
    ratios.push(ours / (await taskTime(without, url)));
  }
  return spreadOf(ratios);
}

/** Seconds of work in the page until it is loaded and at rest. */
async function taskTime(browser: Browser, url: string): Promise<number> {
  const page: Page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle0' });
  const { TaskDuration } = await page.metrics();
  await page.close();
  return TaskDuration!;
}
