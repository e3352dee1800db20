/**
 * What a fill, a popup and an idle page cost, as ratios measured in one run so that machines can be compared:
 * `npm run bench [-- path…] [--accept | --smoke]`. Paths such as `/mixed/1000` narrow it to those fills; `--accept` writes
 * the ratios and the README's picture; `--smoke` runs all of it small and fails where counts or shapes are wrong.
 */
import { loadavg } from 'node:os';
import { launchExtension } from '../browser/extension';
import { serve } from '../browser/serve';
import { compareRatios, readBaseline, writeBaseline } from './baseline';
import { scriptBytes, sharesOf, treemap } from './bytes';
import { writeChart } from './chart';
import { hasRatio, type FillCost } from './fill-cost';
import { measureFill, measureRest, type MeasuredFill } from './measure';
import { benchPages } from './pages';
import { smoke, whole } from './plan';
import type { PolyfillCost } from './polyfill-cost';
import { shapeFaults } from './shape-faults';
import { short, showSpread, type Spread } from './statistics';

const words = process.argv.slice(2);
const isSmoke = words.includes('--smoke');
const size = isSmoke ? smoke : whole;
const asked = words.filter((word) => !word.startsWith('--'));
const server = await serve(await benchPages());
const extension = await launchExtension();
const ratios: Record<string, number> = {};

console.log(
  `Load of the machine before the run: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
const fills: MeasuredFill[] = [];
for (const setup of size.setups.filter(({ path }) => asked.length === 0 || asked.includes(path))) {
  const fill = await measureFill(extension, server.origin, setup);
  fills.push(fill);
  const { cost } = fill;
  if (hasRatio(cost)) ratios[`fill ${cost.name}`] = cost.overBare.median;
  console.log(`  ${cost.name}: ${showSpread(cost.fill)} ms, ${overBare(cost)} × the bare loop`);
}
console.log('Press to last event; median and quartiles; ms where it says so');
console.table(fills.map(row));
noteGrowth();
noteFixedCost();
if (asked.length === 0) await measureTheRest();

if (!isSmoke) {
  console.log('Ratios beside the accepted ones');
  console.table(compareRatios(ratios, readBaseline()));
  if (words.includes('--accept')) accept();
}
await extension.close();
await server.close();

function accept(): void {
  writeBaseline(ratios);
  if (asked.length === 0) writeChart(fills.map(({ cost }) => cost));
}

function row({ cost, longest }: MeasuredFill) {
  return {
    page: cost.name,
    '× bare': overBare(cost),
    '× faithful': hasRatio(cost) ? showSpread(cost.overFaithful) : '–',
    '× bare, to “Filled”': hasRatio(cost) ? short(cost.saidOverBare.median) : '–',
    'bare, ms': short(cost.bare.median),
    'fill, ms': showSpread(cost.fill),
    'first value, ms': short(cost.firstValue.median),
    'page unheard, ms': short(cost.blocked.median),
    'longest task of ours, ms': longest === null ? '–' : short(longest),
  };
}

function overBare(cost: FillCost): string {
  return hasRatio(cost) ? showSpread(cost.overBare) : '–';
}

function costOf(name: string): FillCost | undefined {
  return fills.find(({ cost }) => cost.name === name)?.cost;
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
  const rest = await measureRest(extension, server.origin, size);
  const { start, lasting, rules, idle, polyfill } = rest;
  ratios['popup, worker awake over constants'] = start.awakeOverConstant.median;
  ratios['popup, worker stopped over awake'] = start.stoppedOverAwake.median;
  console.log('Click to list; median and quartiles');
  console.table(
    Object.entries(start).map(([what, spread]: [string, Spread]) => ({ what, 'ms or ratio': showSpread(spread) })),
  );
  ratios['heap of the page, fill 200 over fill 10'] = lasting.pageHeap;
  ratios['heap of the worker, fill 200 over fill 10'] = lasting.workerHeap;
  ratios['time, fills 191–200 over 11–20'] = lasting.time;
  ratios['plan of 5,000 fields, 500 rules over none'] = rules.median;
  console.log(`Plan of ${size.rules.fields} fields, ${size.rules.rules} rules over none: ${showSpread(rules)}`);
  ratios['idle page, with over without'] = idle.median;
  console.log(polyfillLine(polyfill));
  console.log('Scripts, bytes');
  console.table(scriptBytes());
  for (const script of ['background', 'session', 'agent', 'widgets', 'writer'])
    console.log(`${script}.js\n${treemap(await sharesOf(`entrypoints/${script}.ts`))}`);
  const faults = isSmoke ? shapeFaults(fills, rest, size) : [];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function polyfillLine({ bytes, scripts, besideNative, wrapping }: PolyfillCost): string {
  return (
    `webextension-polyfill: ${bytes} bytes in each of ${scripts.join(', ')}; ` +
    `runs ${showSpread(besideNative)} ms beside the browser's own, ${showSpread(wrapping)} ms where it wraps`
  );
}
