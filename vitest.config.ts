import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first';

/** Tests of functions that keep nothing: their files share what they import, the trained words above all. */
const pure = ['tests/plan/**/*.test.ts', 'tests/catalogue/**/*.test.ts', 'tests/modules/**/*.test.ts'];
const browser = ['tests/**/*.browser.test.ts'];
const others = 'tests/widgets/node_modules/**';

/**
 * Three projects: `plan` and `unit` need Node alone, `browser` drives an installed Chromium, three files at a time: most
 * of their time is waiting.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tests/closing-line.ts'],
    projects: [
      {
        test: {
          name: 'plan',
          include: pure,
          exclude: [...browser, others],
          maxWorkers: 2,
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [...browser, ...pure, others],
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: browser,
          exclude: [others],
          maxWorkers: 3,
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // 2026-11-24: once in some runs of 2,000 on a loaded machine an opened popup shows nothing for 30 s. Not
          // reproduced alone in 96 openings under load; goes once `tellingWaits` has told what it showed.
          retry: 1,
        },
      },
    ],
  },
});
