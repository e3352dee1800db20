import type { Catalogue, CatalogueEntry } from '../../../utils/catalogue/entry';
import { insertableId } from '../../../utils/catalogue/insertable';
import { makeText, textLength } from '../../../utils/catalogue/recipe';
import type { ComboboxOption } from '../../../components/filter-options';
import { catalogueGroupTitle, kindTitle } from '../../../utils/kind-title';
import type { Kind } from '../../../utils/plan/kinds';
import { text } from '../../../utils/text';

/** One thing that can be inserted. */
export interface PaletteItem extends ComboboxOption {
  readonly value: () => string;
  /** What it shows about a page; '' for the person's own values. */
  readonly probes: string;
  readonly source: string;
}

/** Longer ones are shown by their beginning. */
const longestShown = 60;

/** The person's values, then the catalogue's entries. @param samples values by kind */
export function paletteItems(
  samples: Readonly<Partial<Record<Kind, string>>>,
  catalogue: Catalogue,
): readonly PaletteItem[] {
  const own = Object.entries(samples).map(([kind, value]): PaletteItem => ({
    id: insertableId({ is: 'kind', kind: kind as Kind }),
    title: kindTitle(kind as Kind),
    group: text('insertPerson'),
    detail: value,
    words: kind,
    value: () => value,
    probes: '',
    source: '',
  }));
  return [...own.filter(({ detail }) => detail !== ''), ...catalogue.flatMap(caseItem)];
}

function caseItem({ id, group, title, probes, source, value }: CatalogueEntry): PaletteItem[] {
  if (value === undefined) return [];
  const length = textLength(value);
  const detail =
    length > longestShown
      ? text('insertLong', makeText(value).slice(0, longestShown / 2), length.toLocaleString())
      : makeText(value);
  const item = { title, group: catalogueGroupTitle(group), detail, words: `${id} ${probes}`, probes, source };
  return [{ id: insertableId({ is: 'case', id }), ...item, value: () => makeText(value) }];
}
