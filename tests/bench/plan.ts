import type { FillSetup } from './fill-cost';

/** What is measured: pages of growing size, plain and React, and many frames. */
export const setups: readonly FillSetup[] = [
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

/** A run of seconds, for tests: every kind of page, small. */
export const smokeSetups: readonly FillSetup[] = [
  { path: '/mixed/24', fields: 22, rounds: 1, atOnce: false },
  { path: '/text/40', fields: 40, rounds: 1, atOnce: true },
  { path: '/react/20', fields: 20, rounds: 1, atOnce: false },
  { path: '/react-object/20', fields: 20, rounds: 1, atOnce: false },
  { path: '/frames/12', fields: 48, rounds: 1, atOnce: true },
];
