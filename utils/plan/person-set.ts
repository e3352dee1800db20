/** Many persons at once, each as a form would get them. */
import type { PlanContext } from './context';
import type { Kind } from '../kinds/kinds';
import { personMaker } from './person-maker';
import { makeSeed } from './seed';
import { valueFor } from './value-for';

export interface PersonSet {
  readonly count: number;
  /** Which values, in order. */
  readonly columns: readonly Kind[];
  /** Number of the first person; the others follow it. */
  readonly first: number;
  /** The reference day, `YYYY-MM-DD`. */
  readonly day: string;
}

/** One person of a set: their seed, which brings them into any form, and their values by column. */
export interface SetRow {
  readonly seed: string;
  readonly values: readonly string[];
}

/** The persons of a set, one after the other as they are asked for. @param source whatever they have in common */
export function* personsOf(
  { count, columns, first, day }: PersonSet,
  source: Pick<PlanContext, 'locale' | 'settings'>,
): Generator<SetRow, void> {
  for (let nth = 0; nth < count; nth++) {
    const context: PlanContext = { ...source, seed: makeSeed(first + nth, day), mode: 'realistic', overrides: {} };
    const persona = personMaker(context)('');
    yield { seed: context.seed, values: columns.map((kind) => valueFor(kind, persona, context)) };
  }
}
