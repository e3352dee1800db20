/**
 * What a fill reaches on pages built with real libraries, held against the ledger:
 * `npm run widgets [-- library…] [--accept] [--verbose] [--hints] [--popup] [--together]`. Ends with an error where a
 * case differs from its line; `--accept` writes the lines as they are now.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '../browser/serve';
import { launchExtension } from '../browser/extension';
import { CaseRunner } from './case-runner';
import { brokenCase, troubleOf, type CaseResult } from './judge';
import { caseKey, difference, lineOf, readLedger, writeLedger, type LedgerLine } from './ledger';
import { runCase } from './run-case';
import { runCaseByPopup } from './run-case-by-popup';
import { runTogether } from './run-together';

/** Started side by side: much of a case is waiting. */
const browsers = Number(process.env.BROWSERS ?? 3);
const dist = fileURLToPath(new URL('./dist', import.meta.url));

if (!existsSync(dist)) throw new Error('Not built yet: npm ci && npm run build in tests/widgets first.');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** The real plan's values; with `--hints` those a case names itself. */
const source = process.argv.includes('--hints') ? 'hints' : 'plan';
/** Through the toolbar button and “Fill page” of the built extension. */
const byPopup = process.argv.includes('--popup');
/** The same with all cases of a library on one page. */
const isTogether = process.argv.includes('--together');
const isVerbose = process.argv.includes('--verbose');
const accepts = process.argv.includes('--accept');
/** Only the real plan's values, written by the agent, are what the ledger tells. */
const isCompared = source === 'plan' && !byPopup && !isTogether;
const libraries = readdirSync(dist)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.slice(0, -'.html'.length))
  .filter((name) => asked.length === 0 || asked.includes(name));

const served = await serve(dist);
const extension = byPopup || isTogether ? await launchExtension() : null;
const runner = await CaseRunner.start(extension ? 1 : browsers, extension ? async () => extension.browser : undefined);
const ledger = readLedger();
const results = new Map<string, CaseResult>();
try {
  for (const library of libraries) {
    const names = isTogether ? ['*'] : await caseNames(library);
    await Promise.all(names.map((name) => look(library, name)));
  }
} finally {
  await runner.close();
  await served.close();
}
const passed = [...results.values()].filter((result) => troubleOf(result) === '').length;
console.log(`\n${passed} of ${results.size} cases (${((100 * passed) / results.size).toFixed(1)} %)`);
if (isCompared) compare(new Map([...results].map(([key, result]) => [key, lineOf(result)])));

async function caseNames(library: string): Promise<string[]> {
  return runner
    .withPage(async (page) => {
      await page.goto(`${served.origin}/${library}.html`);
      await page.waitForFunction('window.caseNames', { timeout: 30_000 });
      return (await page.evaluate('caseNames')) as string[];
    })
    .catch(() => ['(page does not start)']);
}

/** A case that differs from its line is looked at twice: a difference that comes and goes is the machine's. */
async function look(library: string, name: string): Promise<void> {
  if (isTogether) return (await allAtOnce(library)).forEach(keep);
  const first = await once(library, name);
  const isSame = !isCompared || difference(ledger.get(caseKey({ library, name })) ?? null, lineOf(first)) === '';
  keep(isSame || (ledger.size === 0 && troubleOf(first) === '') ? first : await once(library, name));
}

function once(library: string, name: string): Promise<CaseResult> {
  return runner.run({ library, name }, (page) =>
    extension
      ? runCaseByPopup(extension, page, served.origin, library, name)
      : runCase(page, served.origin, library, name, source),
  );
}

function allAtOnce(library: string): Promise<CaseResult[]> {
  return runner
    .withPage((page) => runTogether(extension!, page, served.origin, library))
    .catch((error: unknown) => [brokenCase(library, 'all together', error)]);
}

function keep(result: CaseResult): void {
  results.set(caseKey(result), result);
  const { library, name, state, outcomes } = result;
  const trouble = troubleOf(result);
  console.log(`${trouble ? 'FAIL' : 'ok  '} ${library} › ${name}${trouble ? `: ${trouble}` : ''}`);
  if (trouble || isVerbose) console.log(`       state ${state.slice(0, 160)}\n       ${outcomes.slice(0, 4_000)}`);
}

/** Says what differs from the ledger, or writes it. Lines of libraries that were not asked for stay. */
function compare(lines: ReadonlyMap<string, LedgerLine>): void {
  const expected = [...ledger].filter(([, { library }]) => libraries.includes(library));
  const keys = new Set([...expected.map(([key]) => key), ...lines.keys()]);
  const differences = [...keys]
    .map((key) => ({ key, what: difference(ledger.get(key) ?? null, lines.get(key) ?? null) }))
    .filter(({ what }) => what !== '');
  for (const { key, what } of differences) console.log(`CHANGED ${key}: ${what}`);
  if (accepts)
    writeLedger([...[...ledger.values()].filter(({ library }) => !libraries.includes(library)), ...lines.values()]);
  else if (differences.length > 0) {
    console.log(`${differences.length} cases differ from the ledger; --accept writes them as they are now.`);
    process.exitCode = 1;
  }
}
