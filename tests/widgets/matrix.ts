/**
 * What a fill reaches on pages built with real libraries, held against the ledger:
 * `npm run widgets [-- library… library/widget…] [--accept] [--verbose] [--hints] [--popup] [--together]`. Ends with an
 * error where a case differs from its line; `--accept` writes the lines as they are now.
 */
import { quirks, type Quirk } from '../../utils/field/quirk-table';
import { launchExtension } from '../browser/extension';
import { serve } from '../browser/serve';
import { CaseRunner } from './case-runner';
import { brokenCase, troubleOf, type CaseResult, type ListedCase } from './judge';
import { caseKey, difference, lineOf, readLedger, writeLedger } from './ledger';
import { listCases } from './list-cases';
import { builtFolder, builtPages } from './pages-built';
import { caseOf, lostWithout } from './quirks';
import { runCase } from './run-case';
import { runCaseByPopup } from './run-case-by-popup';
import { runTogether } from './run-together';

/** Started side by side: much of a case is waiting. */
const browsers = Number(process.env.BROWSERS ?? 3);
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** The real plan's values; with `--hints` those a case names itself. */
const source = process.argv.includes('--hints') ? 'hints' : 'plan';
/** Through the toolbar button and “Fill page” of the built extension. */
const byPopup = process.argv.includes('--popup');
/** The same with all cases of a page at once. */
const isTogether = process.argv.includes('--together');
const isVerbose = process.argv.includes('--verbose');
const accepts = process.argv.includes('--accept');
/** Only the real plan's values, written by the agent, are what the ledger tells. */
const isCompared = source === 'plan' && !byPopup && !isTogether;
const pages = builtPages(asked);
const libraries = [...new Set(pages.map(libraryOf))];

const served = await serve(builtFolder());
const extension = byPopup || isTogether ? await launchExtension() : null;
const runner = await CaseRunner.start(extension ? 1 : browsers, extension ? async () => extension.browser : undefined);
const ledger = readLedger();
const results: CaseResult[] = [];
try {
  for (const library of libraries) {
    const own = pages.filter((page) => libraryOf(page) === library);
    results.push(...(await Promise.all(own.map(isTogether ? allAtOnce : oneByOne))).flat());
  }
  if (isCompared) await Promise.all(quirks.filter((quirk) => pages.includes(pageOf(quirk))).map(checkQuirk));
} finally {
  await runner.close();
  await served.close();
}
const passed = results.filter((result) => troubleOf(result) === '').length;
console.log(`\n${passed} of ${results.length} cases (${((100 * passed) / results.length).toFixed(1)} %)`);
if (isCompared) compare();

/** The page of a quirk's case. */
function pageOf(quirk: Quirk): string {
  const known = caseOf(quirk);
  return known.slice(0, known.indexOf(' › '));
}

function libraryOf(page: string): string {
  return page.slice(0, page.indexOf('/'));
}

async function oneByOne(page: string): Promise<CaseResult[]> {
  const cases = await runner
    .withPage((tab) => listCases(tab, served.origin, page))
    .catch(() => [{ page, name: '(page does not start)', ci: false }]);
  return Promise.all(cases.map(look));
}

/**
 * A case that differs from its line is looked at twice, and a new one that fails: what comes and goes is the machine's.
 */
async function look(which: ListedCase): Promise<CaseResult> {
  const first = await once(which);
  const line = ledger.get(caseKey(which));
  const isExpected = line ? difference(line, lineOf(first)) === '' : troubleOf(first) === '';
  return tell(!isCompared || isExpected ? first : await once(which));
}

function once(which: ListedCase): Promise<CaseResult> {
  return runner.run(which, (tab) =>
    extension ? runCaseByPopup(extension, tab, served.origin, which) : runCase(tab, served.origin, which, { source }),
  );
}

async function allAtOnce(page: string): Promise<CaseResult[]> {
  const results = await runner
    .withPage((tab) => runTogether(extension!, tab, served.origin, page))
    .catch((error: unknown) => [brokenCase({ page, name: 'all together', ci: false }, error)]);
  return results.map(tell);
}

function tell(result: CaseResult): CaseResult {
  const { state, outcomes } = result;
  const trouble = troubleOf(result);
  console.log(`${trouble ? 'FAIL' : 'ok  '} ${caseKey(result)}${trouble ? `: ${trouble}` : ''}`);
  if (trouble || isVerbose) console.log(`       state ${state.slice(0, 160)}\n       ${outcomes.slice(0, 4_000)}`);
  return result;
}

/** Says of a quirk that its case needs it no longer. */
async function checkQuirk(quirk: Quirk): Promise<void> {
  const line = ledger.get(caseOf(quirk));
  const lost = line ? await lostWithout(quirk, line, runner, served.origin) : '';
  const what = `quirk of ${quirk.library}, ${quirk.marker} ${quirk.change}`;
  console.log(lost ? `ok   ${what}: without it ${lost}` : `UNNEEDED ${what}: ${caseOf(quirk)} is the same without it`);
  if (!lost) process.exitCode = 1;
}

/** Says what differs from the ledger, or writes it. Lines of pages that were not asked for stay. */
function compare(): void {
  const lines = new Map(results.map((result) => [caseKey(result), lineOf(result)]));
  const expected = [...ledger].filter(([, { page }]) => pages.includes(page));
  const keys = new Set([...expected.map(([key]) => key), ...lines.keys()]);
  const differences = [...keys]
    .map((key) => ({ key, what: difference(ledger.get(key) ?? null, lines.get(key) ?? null) }))
    .filter(({ what }) => what !== '');
  for (const { key, what } of differences) console.log(`CHANGED ${key}: ${what}`);
  if (accepts) writeLedger([...[...ledger.values()].filter(({ page }) => !pages.includes(page)), ...lines.values()]);
  else if (differences.length > 0) {
    console.log(`${differences.length} cases differ from the ledger; --accept writes them as they are now.`);
    process.exitCode = 1;
  }
}
