import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quirks } from '../../utils/field/quirk-table';
import { serve, type Served } from '../browser/serve';
import { CaseRunner } from './case-runner';
import { troubleOf, type ListedCase } from './judge';
import { caseKey, difference, lineOf, readLedger, type LedgerLine } from './ledger';
import { casesOn } from './list-cases';
import { buildPages, builtPages } from './pages-built';
import { caseOf, lostWithout } from './quirks';
import { runCase } from './run-case';

/** The cases marked `ci: true`; `npm run widgets` runs all there are. */
const lines = readLedger();
const ledger = [...lines.values()];
const spread = ledger.filter(({ ci }) => ci === 'ci');
const quirksOfSpread = quirks.filter((quirk) => lines.get(caseOf(quirk))?.ci === 'ci');
const browsers = 3;
/** Cases met on the way that the ledger does not have, or has otherwise. */
const unlisted = new Set<string>();

describe.concurrent('the cases of the widget ledger', () => {
  let runner: CaseRunner;
  let served: Served;

  beforeAll(async () => {
    served = await serve(buildPages());
    runner = await CaseRunner.start(browsers);
  }, 600_000);
  afterAll(async () => {
    await runner?.close();
    await served?.close();
  });

  /** A difference counts when it is there twice: one that comes and goes is the machine's. */
  async function differenceOf(line: LedgerLine): Promise<string> {
    const which = { page: line.page, name: line.name, ci: true };
    for (let look = 1; ; look++) {
      const result = await runner.run(which, async (tab) => {
        const told = await runCase(tab, served.origin, which);
        for (const one of await casesOn(tab, line.page)) if (!isListed(one)) unlisted.add(caseKey(one));
        return told;
      });
      const found = difference(line, lineOf(result));
      if (found === '' || look === 2) return found && `${found} (${troubleOf(result)})`;
    }
  }

  test.each(spread)(
    '$page › $name',
    async (line) => {
      expect(await differenceOf(line)).toBe('');
    },
    180_000,
  );

  test.each(quirksOfSpread)(
    'need the quirk of $library: $marker $change',
    async (quirk) => {
      expect(await lostWithout(quirk, lines.get(caseOf(quirk))!, runner, served.origin)).not.toBe('');
    },
    180_000,
  );

  test('stand behind each quirk', () => {
    expect(quirks.filter((quirk) => !lines.has(caseOf(quirk)))).toEqual([]);
  });
});

describe('the widget ledger', () => {
  test('has every page that is built', () => {
    expect(builtPages([]).filter((page) => !ledger.some((line) => line.page === page))).toEqual([]);
  });

  test('has every case of the pages that were opened, with what continuous integration runs', () => {
    expect([...unlisted]).toEqual([]);
  });
});

function isListed(one: ListedCase): boolean {
  const line = lines.get(caseKey(one));
  return line !== undefined && (line.ci === 'ci') === one.ci;
}
