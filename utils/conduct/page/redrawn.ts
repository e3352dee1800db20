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
  const inPlace = new Map<Gone, Come>();
  const taken = new Set<Come>();
  for (const closely of closeness) {
    const kindOf = (one: FoundField, isOurs: boolean) => `${isOurs} ${closely(one)}`;
    const left = come.filter((one) => !taken.has(one) && one.field.state !== 'typed');
    const drawn = grouped(left, (one) => kindOf(one, one.field.state === 'ours'));
    for (const [one, written] of gone) {
      if (inPlace.has(one)) continue;
      const isRefused = written.report.outcome === 'refused';
      const likes = drawn.get(kindOf(one, !isRefused)) ?? [];
      const at = likes.findIndex((anew) => isRefused || holdsStill(anew, written));
      if (at < 0) continue;
      const [anew] = likes.splice(at, 1);
      inPlace.set(one, anew!);
      taken.add(anew!);
    }
  }
  return inPlace;
}

/** What one has in common with the one in its place, the closest first: of twins a page may name but one. */
const closeness: readonly ((one: FoundField) => string)[] = [
  (one) => JSON.stringify([likenessOf(one), one.field.elementId, one.field.texts]),
  (one) => JSON.stringify([likenessOf(one), one.field.elementId]),
  (one) => JSON.stringify([likenessOf(one), one.field.texts]),
  likenessOf,
];

/** No reading tells what a password is. */
function holdsStill({ field }: FoundField, { report }: Written): boolean {
  const isSecret = field.control === 'text' && field.type === 'password';
  return isSecret || field.current === report.holds;
}
