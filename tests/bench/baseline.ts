/** The ratios of the last accepted run, so that a change of cost is seen whatever the machine. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { short } from './statistics';

/** Name of a ratio → its median. */
export type Ratios = Readonly<Record<string, number>>;

const file = fileURLToPath(new URL('./baseline.json', import.meta.url));

export function readBaseline(): Ratios {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ratios) : {};
}

/** Writes what was measured; ratios that were not measured this time stay. */
export function writeBaseline(ratios: Ratios): void {
  const rounded = Object.entries(ratios).map(([name, ratio]) => [name, Number(ratio.toPrecision(3))]);
  writeFileSync(file, `${JSON.stringify({ ...readBaseline(), ...Object.fromEntries(rounded) }, null, 2)}\n`);
}

export interface Comparison {
  readonly ratio: string;
  readonly before: string;
  readonly now: string;
  /** How many times the former. */
  readonly change: string;
}

/** The ratios beside those of the baseline. */
export function compareRatios(ratios: Ratios, baseline: Ratios): Comparison[] {
  return Object.entries(ratios).map(([ratio, now]) => {
    const before = baseline[ratio];
    return {
      ratio,
      before: before === undefined ? '–' : short(before),
      now: short(now),
      change: before === undefined ? 'new' : `× ${short(now / before)}`,
    };
  });
}
