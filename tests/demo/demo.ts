/**
 * The main job before your eyes: a browser with the built extension on the sample form.
 * Without a display the same happens headless, through the real popup, and what was filled is printed.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { fillThroughPopup, launchExtension } from '../browser/extension';
import { serve } from '../browser/serve';

const pages = fileURLToPath(new URL('../pages', import.meta.url));
const hasDisplay =
  process.platform === 'darwin' ||
  process.platform === 'win32' ||
  Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
const headless = process.argv.includes('--headless') || !hasDisplay;

const server = await serve(pages);
const { browser, openPopup } = await launchExtension({
  headless,
  defaultViewport: headless ? { width: 1000, height: 1400 } : null,
});
const page = (await browser.pages())[0] ?? (await browser.newPage());
await page.goto(`${server.origin}/sample.html`);
if (headless) await fillAndShow(page);
else await stayOpen();
await server.close();

async function fillAndShow(sample: Page): Promise<void> {
  const popup = await openPopup(sample);
  await popup.setViewport({ width: 400, height: 600, deviceScaleFactor: 2 });
  const status = await fillThroughPopup(popup);
  const shots = { page: join(tmpdir(), 'understudy-page.png'), popup: join(tmpdir(), 'understudy-popup.png') } as const;
  await popup.screenshot({ path: shots.popup });
  await sample.screenshot({ path: shots.page, fullPage: true });
  console.table(await sample.evaluate(filledValues));
  console.log(`${status}\nScreenshots: ${shots.page} and ${shots.popup}`);
  await browser.close();
}

/** Runs in the page. */
function filledValues(): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    if (field.type === 'radio' && !field.checked) continue;
    values[field.name] = field.type === 'checkbox' ? String(field.checked) : field.value;
  }
  return values;
}

async function stayOpen(): Promise<void> {
  console.log('The sample form is open. Click Understudy’s toolbar button (or press Alt+Shift+U), then “Fill page”.');
  console.log('Close the browser to end.');
  await new Promise<void>((resolve) => browser.once('disconnected', () => resolve()));
}
