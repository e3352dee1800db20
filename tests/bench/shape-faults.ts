import type { MeasuredFill, MeasuredRest } from './measure';
import type { BenchSize } from './plan';

/**
 * What is wrong with the counts and the shape of what was measured, never with how long it took.
 * @returns a sentence each; none where all is well
 */
export function shapeFaults(fills: readonly MeasuredFill[], rest: MeasuredRest, size: BenchSize): string[] {
  const measured = fills.map(({ cost }) => `${cost.name}: ${cost.fields}`).join();
  const asked = size.setups.map(({ path, atOnce, fields }) => `${path}${atOnce ? ' at once' : ''}: ${fields}`).join();
  return [
    ...(measured === asked ? [] : [`expected the fills ${asked}; received ${measured}`]),
    ...fills.flatMap(fillFaults),
    ...(rest.lasting.fills === size.lasting.fills
      ? []
      : [`expected ${size.lasting.fills} fills in a row, received ${rest.lasting.fills}`]),
    ...Object.entries(numbersOf(rest)).flatMap(([what, value]) => noMeasure(what, value)),
  ];
}

function fillFaults({ cost, longest }: MeasuredFill): string[] {
  const { name, bare, firstValue, fill } = cost;
  const isBackwards = firstValue.median > fill.median;
  return [
    ...noMeasure(`the bare loop of ${name}`, bare.median),
    ...(longest === null ? [] : noMeasure(`the longest task of ${name}`, longest)),
    ...(isBackwards ? [`expected the first value of ${name} before its last`] : []),
  ];
}

function numbersOf({ start, lasting, rules, idle, polyfill }: MeasuredRest): Record<string, number> {
  const starts = Object.entries(start).map(([what, { median }]) => [`the popup, ${what}`, median] as const);
  return {
    ...Object.fromEntries(starts),
    'the heap of the page': lasting.pageHeap,
    'the heap of the worker': lasting.workerHeap,
    'the plan with rules': rules.median,
    'the idle page': idle.median,
    'the polyfill, wrapping': polyfill.wrapping.median,
  };
}

function noMeasure(what: string, value: number): string[] {
  return Number.isFinite(value) && value > 0 ? [] : [`expected a measure of ${what}, received ${value}`];
}
