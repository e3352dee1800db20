import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type Served } from '../browser/serve';
import { CaseRunner } from './case-runner';
import { troubleOf } from './judge';
import { caseKey, difference, lineOf, readLedger, type LedgerLine } from './ledger';
import { builtPages } from './pages-built';
import { runCase } from './run-case';

/** The libraries that are installed here; `npm run widgets` runs all there are. */
const libraries = readdirSync(fileURLToPath(new URL('./pages', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name.replace(/\.jsx?$/, ''));
const expected = [...readLedger().values()].filter(({ library }) => libraries.includes(library));
/** Every second case of each library: all of them take a third of the time that continuous integration has. */
const spread = libraries.flatMap((name) =>
  expected.filter(({ library }) => library === name).filter((_, nth) => nth % 2 === 0),
);
const browsers = 3;

describe.concurrent('the cases of the widget ledger', () => {
  let runner: CaseRunner;
  let served: Served;

  beforeAll(async () => {
    served = await serve(builtPages());
    runner = await CaseRunner.start(browsers);
  }, 300_000);
  afterAll(async () => {
    await runner?.close();
    await served?.close();
  });

  /** A difference counts when it is there twice: one that comes and goes is the machine's. */
  async function differenceOf(line: LedgerLine): Promise<string> {
    for (let look = 1; ; look++) {
      const result = await runner.run(line, (page) => runCase(page, served.origin, line.library, line.name));
      const found = difference(line, lineOf(result));
      if (found === '' || look === 2) return found && `${found} (${troubleOf(result)})`;
    }
  }

  test.each(spread)(
    '$library › $name',
    async (line) => {
      expect(await differenceOf(line)).toBe('');
    },
    180_000,
  );

  test('are all in the ledger', async () => {
    const known = new Set(expected.map(caseKey));
    for (const library of libraries) {
      const names = await runner.withPage(async (page) => {
        await page.goto(`${served.origin}/${library}.html`);
        await page.waitForFunction('window.caseNames');
        return (await page.evaluate('caseNames')) as string[];
      });
      expect(names.filter((name) => !known.has(caseKey({ library, name })))).toEqual([]);
    }
  }, 180_000);
});
