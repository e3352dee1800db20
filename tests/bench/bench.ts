/**
 * What a fill, a popup and an idle page cost, as ratios measured in one run so that machines can be compared:
 * `npm run bench [-- path…] [--accept]`. Paths such as `/mixed/1000` narrow it to those fills; `--accept` writes the
 * ratios and the README's picture.
 */
import { loadavg } from 'node:os';
import { launchChromium } from '../browser/chromium';
import { launchExtension } from '../browser/extension';
import { serve } from '../browser/serve';
import { compareRatios, readBaseline, writeBaseline } from './baseline';
import { scriptBytes, sharesOf, treemap } from './bytes';
import { writeChart } from './chart';
import { endurance } from './endurance';
import { fillCost, hasRatio, type FillCost } from './fill-cost';
import { idleCost } from './idle';
import { longestTask } from './longest-task';
import { benchPages } from './pages';
import { setups } from './plan';
import { popupStart } from './popup-start';
import { rulesCost } from './rules-cost';
import { short, showSpread, type Spread } from './statistics';

const words = process.argv.slice(2);
const asked = words.filter((word) => !word.startsWith('--'));
const server = await serve(await benchPages());
const extension = await launchExtension();
const ratios: Record<string, number> = {};
/** Fields of which a trace still fits into memory. */
const mostTraced = 5_000;

console.log(
  `Load of the machine before the run: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
const costs: FillCost[] = [];
const longest: Record<string, number> = {};
for (const setup of setups.filter(({ path }) => asked.length === 0 || asked.includes(path))) {
  const cost = await fillCost(extension, server.origin, setup);
  costs.push(cost);
  if (hasRatio(cost)) ratios[`fill ${cost.name}`] = cost.overBare.median;
  if (setup.fields <= mostTraced) longest[cost.name] = await longestTask(extension, server.origin, setup);
  console.log(`  ${cost.name}: ${showSpread(cost.fill)} ms, ${overBare(cost)} × the bare loop`);
}
console.log('Press to last event; median and quartiles; ms where it says so');
console.table(costs.map(row));
noteGrowth();
noteFixedCost();
if (asked.length === 0) await measureTheRest();

console.log('Ratios beside the accepted ones');
console.table(compareRatios(ratios, readBaseline()));
if (words.includes('--accept')) {
  writeBaseline(ratios);
  if (asked.length === 0) writeChart(costs);
}
await extension.close();
await server.close();

function row(cost: FillCost) {
  return {
    page: cost.name,
    '× bare': overBare(cost),
    '× faithful': hasRatio(cost) ? showSpread(cost.overFaithful) : '–',
    '× bare, to “Filled”': hasRatio(cost) ? short(cost.saidOverBare.median) : '–',
    'bare, ms': short(cost.bare.median),
    'fill, ms': showSpread(cost.fill),
    'first value, ms': short(cost.firstValue.median),
    'page unheard, ms': short(cost.blocked.median),
    'longest task of ours, ms': cost.name in longest ? short(longest[cost.name]!) : '–',
  };
}

function overBare(cost: FillCost): string {
  return hasRatio(cost) ? showSpread(cost.overBare) : '–';
}

function costOf(name: string): FillCost | undefined {
  return costs.find((cost) => cost.name === name);
}

/** What a fill of few fields takes, by a loop that is long enough to be a measure on any machine. */
function noteFixedCost(): void {
  const [few, many] = ['/mixed/10', '/mixed/1000'].map(costOf);
  if (few && many) ratios['fill /mixed/10 over the bare loop of /mixed/1000'] = few.fill.median / many.bare.median;
}

/** How the time grows with the fields, as an exponent: 1 is in step with them. */
function noteGrowth(): void {
  const [small, large] = ['/mixed/1000 at once', '/mixed/5000 at once'].map(costOf);
  if (!small || !large) return;
  const growth = Math.log(large.fill.median / small.fill.median) / Math.log(large.fields / small.fields);
  ratios['growth, 1,000 to 5,000'] = growth;
  console.log(`Growth from 1,000 to 5,000 fields: N^${growth.toFixed(2)}`);
}

async function measureTheRest(): Promise<void> {
  const start = await popupStart(extension, { url: `${server.origin}/mixed/24`, fields: 24, rounds: 9 });
  ratios['popup, worker awake over constants'] = start.awakeOverConstant.median;
  ratios['popup, worker stopped over awake'] = start.stoppedOverAwake.median;
  console.log('Click to list; median and quartiles');
  console.table(
    Object.entries(start).map(([what, spread]: [string, Spread]) => ({ what, 'ms or ratio': showSpread(spread) })),
  );
  const page = await extension.browser.newPage();
  await page.goto(`${server.origin}/mixed/200`);
  const lasting = await endurance(extension, page, 200);
  ratios['heap of the page, fill 200 over fill 10'] = lasting.pageHeap;
  ratios['heap of the worker, fill 200 over fill 10'] = lasting.workerHeap;
  ratios['time, fills 191–200 over 11–20'] = lasting.time;
  await page.close();
  const rules = await rulesCost(5_000, 500, 9);
  ratios['plan of 5,000 fields, 500 rules over none'] = rules.median;
  console.log(`Plan of 5,000 fields, 500 rules over none: ${showSpread(rules)}`);
  const plain = await launchChromium({ headless: true });
  const idle = await idleCost(extension.browser, plain, `${server.origin}/mixed/1000`, 5);
  await plain.close();
  ratios['idle page, with over without'] = idle.median;
  console.log('Scripts, bytes');
  console.table(scriptBytes());
  for (const script of ['background', 'session', 'agent', 'widgets', 'writer'])
    console.log(`${script}.js\n${treemap(await sharesOf(`entrypoints/${script}.ts`))}`);
}
