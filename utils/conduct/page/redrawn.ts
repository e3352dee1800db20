import { grouped } from '../../plan/grouped';
import { likenessOf } from './likeness';
import type { FoundField } from './read-tab';
import type { Written } from './written';

/**
 * Where a page draws fields anew that hold what was written, or refuse it, what became of them is told of the new ones.
 * @param gone fields that are there no longer
 * @param come those that were not there before
 * @returns of fields that are gone, those in whose place
 */
export function redrawn<Gone extends FoundField, Come extends FoundField>(
  gone: readonly (readonly [Gone, Written])[],
  come: readonly Come[],
): ReadonlyMap<Gone, Come> {
  const kindOf = (one: FoundField, isOurs: boolean) => `${isOurs} ${likenessOf(one)}`;
  const drawn = grouped(come, (one) => kindOf(one, one.field.state === 'ours'));
  const inPlace = gone.flatMap(([one, written]) => {
    const isRefused = written.report.outcome === 'refused';
    const likes = drawn.get(kindOf(one, !isRefused)) ?? [];
    const at = likes.findIndex((anew) => isRefused || holdsStill(anew, written));
    return at < 0 ? [] : [[one, likes.splice(at, 1)[0]!] as const];
  });
  return new Map(inPlace);
}

/** No reading tells what a password is. */
function holdsStill({ field }: FoundField, { report }: Written): boolean {
  const isSecret = field.control === 'text' && field.type === 'password';
  return isSecret || field.current === report.holds;
}
