import type { FillSetup } from './fill-cost';

/** What one run measures. */
export interface BenchSize {
  readonly setups: readonly FillSetup[];
  /** Click to list, with the fields that the page has. */
  readonly popup: { readonly path: string; readonly fields: number; readonly rounds: number };
  /** Fills of one page in a row. */
  readonly lasting: { readonly path: string; readonly fills: number };
  readonly rules: { readonly fields: number; readonly rules: number; readonly rounds: number };
  readonly idle: { readonly path: string; readonly rounds: number };
}

/** Pages of growing size, plain and React, and many frames. */
const setups: readonly FillSetup[] = [
  { path: '/mixed/10', fields: 10, rounds: 5, atOnce: false },
  { path: '/mixed/100', fields: 100, rounds: 5, atOnce: false },
  { path: '/mixed/1000', fields: 1_000, rounds: 5, atOnce: false },
  { path: '/mixed/1000', fields: 1_000, rounds: 5, atOnce: true },
  { path: '/mixed/5000', fields: 5_000, rounds: 3, atOnce: true },
  { path: '/text/20000', fields: 20_000, rounds: 3, atOnce: true },
  { path: '/react/1000', fields: 1_000, rounds: 5, atOnce: false },
  { path: '/react-object/1000', fields: 1_000, rounds: 3, atOnce: false },
  { path: '/frames/30', fields: 120, rounds: 3, atOnce: true },
  { path: '/frames/300', fields: 1_200, rounds: 3, atOnce: true },
];

/** A few fields of a page, and a few of frames. */
const smokeSetups: readonly FillSetup[] = [
  { path: '/mixed/24', fields: 22, rounds: 1, atOnce: false },
  { path: '/frames/4', fields: 16, rounds: 1, atOnce: true },
];

/** What is told of the extension. */
export const whole: BenchSize = {
  setups,
  popup: { path: '/mixed/24', fields: 24, rounds: 9 },
  lasting: { path: '/mixed/200', fills: 200 },
  rules: { fields: 5_000, rules: 500, rounds: 9 },
  idle: { path: '/mixed/1000', rounds: 5 },
};

/** A run that says whether the bench itself works. */
export const smoke: BenchSize = {
  setups: smokeSetups,
  popup: { path: '/mixed/12', fields: 12, rounds: 1 },
  lasting: { path: '/mixed/12', fills: 12 },
  rules: { fields: 40, rules: 12, rounds: 1 },
  idle: { path: '/mixed/12', rounds: 1 },
};
