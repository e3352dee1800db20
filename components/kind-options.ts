import { kindGroupTitle, kindTitle } from '../utils/kind-title';
import { allKinds, kindEntry, kindGroups, type Kind } from '../utils/kinds/kinds';
import type { ComboboxOption } from './filter-options';

/** All kinds, group by group, found by title or by name. @param detailOf the quiet word beside a kind's title */
export function kindOptions(detailOf: (kind: Kind) => string): ComboboxOption[] {
  return kindGroups.flatMap((group) =>
    allKinds
      .filter((kind) => kindEntry(kind).group === group)
      .map((kind) => ({
        id: kind,
        title: kindTitle(kind),
        group: kindGroupTitle(group),
        detail: detailOf(kind),
        words: kind,
      })),
  );
}
