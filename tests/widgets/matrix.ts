/** Prints what a fill reaches on pages built with real libraries: `npm run widgets [-- library…] [--verbose] [--hints] [--popup] [--together]`. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { launchChromium } from '../browser/chromium';
import { serve } from '../browser/serve';
import { launchExtension, type ExtensionBrowser } from '../browser/extension';
import type { CaseResult } from './judge';
import { runCase } from './run-case';
import { runCaseByPopup } from './run-case-by-popup';
import { runTogether } from './run-together';

const dist = fileURLToPath(new URL('./dist', import.meta.url));

/** Milliseconds for one case, page load and undo included. */
const patience = 40_000;

if (!existsSync(dist)) throw new Error('Not built yet: npm ci && npm run build in tests/widgets first.');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** The real plan's values; with `--hints` those a case names itself. */
const source = process.argv.includes('--hints') ? 'hints' : 'plan';
/** Through the toolbar button and “Fill page” of the built extension. */
const byPopup = process.argv.includes('--popup');
/** The same with all cases of a library on one page. */
const isTogether = process.argv.includes('--together');
const isVerbose = process.argv.includes('--verbose');
const libraries = readdirSync(dist)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.slice(0, -'.html'.length))
  .filter((name) => asked.length === 0 || asked.includes(name));

const served = await serve(dist);
const extension = byPopup || isTogether ? await launchExtension() : null;
const browser = extension?.browser ?? (await launchChromium());
const results: CaseResult[] = [];
try {
  for (const library of libraries) {
    if (extension && isTogether) results.push(...(await allAtOnce(extension, library)));
    else for (const name of await caseNames(library)) results.push(await withFreshPage(library, name));
  }
} finally {
  await browser.close();
  await served.close();
}
const passed = results.filter(({ trouble }) => trouble === '').length;
console.log(`\n${passed} of ${results.length} cases (${((100 * passed) / results.length).toFixed(1)} %)`);

async function caseNames(library: string): Promise<string[]> {
  return onPage(async (page) => {
    await page.goto(`${served.origin}/${library}.html`);
    await page.waitForFunction('window.caseNames', { timeout: 10_000 });
    return (await page.evaluate('caseNames')) as string[];
  }).catch(() => ['(page does not start)']);
}

async function allAtOnce(extension: ExtensionBrowser, library: string): Promise<CaseResult[]> {
  const all = await onPage((page) => runTogether(extension, page, served.origin, library)).catch((error: unknown) => [
    { library, name: 'all together', trouble: String(error).split('\n')[0] ?? '', state: '', outcomes: '' },
  ]);
  all.forEach(print);
  return all;
}

async function withFreshPage(library: string, name: string): Promise<CaseResult> {
  const failed = (error: unknown): CaseResult => ({
    library,
    name,
    trouble: String(error).split('\n')[0] ?? '',
    state: '',
    outcomes: '',
  });
  const run = (page: Page) =>
    extension
      ? runCaseByPopup(extension, page, served.origin, library, name)
      : runCase(page, served.origin, library, name, source);
  const result = await onPage((page) => bounded(run(page))).catch(failed);
  print(result);
  return result;
}

async function onPage<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage();
  try {
    return await use(page);
  } finally {
    await page.close();
  }
}

function bounded<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('took too long')), patience).unref()),
  ]);
}

function print({ library, name, trouble, state, outcomes }: CaseResult): void {
  console.log(`${trouble ? 'FAIL' : 'ok  '} ${library} › ${name}${trouble ? `: ${trouble}` : ''}`);
  if (trouble || isVerbose) console.log(`       state ${state.slice(0, 160)}\n       ${outcomes.slice(0, 4_000)}`);
}
