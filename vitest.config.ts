import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first';

/** Tests that put something in the place of a module or a global, the browser's API above all. */
const replacing = filesIn('tests')
  .filter((path) => /(?<!\.browser)\.test\.tsx?$/.test(path))
  .filter((path) => /\bvi\.(?:mock|stubGlobal|resetModules)\(/.test(readFileSync(path, 'utf8')));
const browser = ['tests/**/*.browser.test.ts'];
const others = 'tests/widgets/node_modules/**';

/**
 * Three projects: `plan` and `unit` need Node alone, and all files of `plan` share what they import, the trained words
 * above all; `browser` drives an installed Chromium, four files at a time: part of their time is waiting.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tests/closing-line.ts'],
    projects: [
      {
        test: {
          name: 'plan',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [...browser, ...replacing, others],
          maxWorkers: 2,
          isolate: false,
          setupFiles: ['./tests/number-anew.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit',
          pool: 'threads',
          include: replacing,
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: browser,
          exclude: [others],
          maxWorkers: 4,
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // 2026-11-25: two of some 870 tests on a machine with a load of 20 had a click that Chromium did not answer for
          // 30 s. Goes once that is understood; the closing line tells what each first try said.
          retry: 1,
        },
      },
    ],
  },
});

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
