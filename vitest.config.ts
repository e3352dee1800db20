import { defineConfig } from 'vitest/config';

/**
 * Two projects: `unit` needs Node alone, `browser` drives an installed Chromium, two files at a time: much of
 * their time is waiting.
 */
export default defineConfig({
  test: {
    reporters: ['default', './tests/closing-line.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/**/*.browser.test.ts', 'tests/widgets/node_modules/**'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.ts'],
          exclude: ['tests/widgets/node_modules/**'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
