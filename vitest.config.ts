import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first';

/**
 * Two projects: `unit` needs Node alone, `browser` drives an installed Chromium, three files at a time: most of
 * their time is waiting.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tests/closing-line.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/**/*.browser.test.ts', 'tests/widgets/node_modules/**'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.ts'],
          exclude: ['tests/widgets/node_modules/**'],
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          // 2026-11-23: with the machine loaded beyond its cores a popup has stood still for 30 s, alone it never has.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
