import type { Quirk } from '../../utils/field/quirk-table';
import type { CaseRunner } from './case-runner';
import { difference, lineOf, type LedgerLine } from './ledger';
import { runCase } from './run-case';

/** The page of a quirk's case. */
export const pageOf = ({ page }: Quirk) => page.slice(0, page.indexOf(' › '));

/**
 * What a case loses for an agent that does not know a quirk, '' where it loses nothing: then the quirk is needed no
 * longer.
 */
export async function lostWithout(
  without: Quirk,
  line: LedgerLine,
  runner: CaseRunner,
  origin: string,
): Promise<string> {
  const which = { page: line.page, name: line.name, ci: line.ci === 'ci' };
  const result = await runner.run(which, (tab) => runCase(tab, origin, which, { without }));
  return difference(line, lineOf(result));
}
