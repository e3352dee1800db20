/**
 * What a fill costs, next to the least it could cost: `npm run bench`. Prints ratios to a bare loop of native setter,
 * `input` and `change` on the same page in the same run, so that machines can be compared.
 */
import type { Page } from 'puppeteer-core';
import { launchExtension } from '../browser/extension';
import { serve } from '../browser/serve';
import { bareLoop } from './bare-loop';
import { coldStart, scriptBytes } from './extension-facts';
import { readHeartbeat, startHeartbeat } from './heartbeat';
import { plainPages } from './plain-page';
import { sharesOf } from './shares';
import { fillTimed, popupReady } from './through-popup';

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 100, 1_000, 5_000, 20_000];
const ms = (time: number) => (time < 10 ? Number(time.toFixed(1)) : Math.round(time));

const server = await serve(plainPages);
const extension = await launchExtension();
const { browser } = extension;

console.log('Through the toolbar button (times in ms; blocked: longest time the page’s main thread was kept)');
const rows = [];
for (const size of sizes) rows.push(await inNewPage(size, throughPopup));
console.table(rows);

console.log('Where the time goes, 1,000 fields (ms; the page’s half through the debugger, the plan in Node)');
console.table([await inNewPage(1_000, sharesOf)]);

console.log('Worker (ms until the popup shows 10 fields) and script (kB)');
console.table([await inNewPage(10, (page) => coldStart(extension, page))]);
console.table([scriptBytes()]);

await extension.close();
await server.close();

async function inNewPage<T>(fields: number, measure: (page: Page, fields: number) => Promise<T>): Promise<T> {
  const page = await browser.newPage();
  await page.goto(`${server.origin}/${fields}`);
  const measured = await measure(page, fields);
  await page.close();
  return measured;
}

async function throughPopup(page: Page, fields: number) {
  const bare = await bareLoop(page);
  await page.reload();
  await startHeartbeat(page);
  const popup = await extension.openPopup(page);
  const read = await popupReady(popup);
  const whileRead = await readHeartbeat(page);
  const fill = await fillTimed(popup);
  const whileFilled = await readHeartbeat(page);
  await popup.close();
  return {
    fields,
    'bare loop': ms(bare),
    fill: ms(fill.ms),
    'fill / bare': ms(fill.ms / bare),
    'µs a field': Math.round((fill.ms * 1_000) / fields),
    'read and plan': ms(read),
    'blocked, read': whileRead.longest,
    'blocked, fill': whileFilled.longest,
    status: fill.status,
  };
}
