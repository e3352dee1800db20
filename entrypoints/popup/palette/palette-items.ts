import type { Catalogue, CatalogueEntry } from '../../../utils/catalogue/entry';
import { insertableId } from '../../../utils/insertables/insertable';
import { isPersonal, ownRecipe, type OwnEntry } from '../../../utils/settings/own-entries/own-entry';
import { makeText, textLength, type Recipe } from '../../../utils/catalogue/recipe';
import type { ComboboxOption } from '../../../components/filter-options';
import { catalogueGroupTitle, kindTitle } from '../../../utils/kind-title';
import type { Kind } from '../../../utils/kinds/kinds';
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

/** All there is to insert. */
export interface Stock {
  /** Values of the current person by kind. */
  readonly samples: Readonly<Partial<Record<Kind, string>>>;
  readonly catalogue: Catalogue;
  readonly own: readonly OwnEntry[];
  /** By id: what own entries say that depend on the person. */
  readonly ownSamples: Readonly<Record<string, string>>;
}

/** Own entries, the person's values, then the catalogue's entries. */
export function paletteItems({ samples, catalogue, own, ownSamples }: Stock): readonly PaletteItem[] {
  const persons = Object.entries(samples).map(([kind, value]): PaletteItem => ({
    id: insertableId({ is: 'kind', kind: kind as Kind }),
    title: kindTitle(kind as Kind),
    group: text('insertPerson'),
    detail: value,
    words: `${kind} ${value}`,
    value: () => value,
    probes: '',
    source: '',
  }));
  return [
    ...own.map((entry) => ownItem(entry, ownSamples[entry.id] ?? '')),
    ...persons.filter(({ detail }) => detail !== ''),
    ...catalogue.flatMap(caseItem),
  ];
}

function caseItem({ id, group, title, probes, source, value }: CatalogueEntry): PaletteItem[] {
  if (value === undefined) return [];
  const item = { title, group: catalogueGroupTitle(group), words: `${id} ${probes}`, probes, source };
  return [{ id: insertableId({ is: 'case', id }), ...item, ...recipeValue(value) }];
}

/** @param sample what it says for the current person, where it depends on one */
function ownItem({ id, group, title, value }: OwnEntry, sample: string): PaletteItem {
  const item = { title, group: group || text('insertOwn'), probes: '', source: '' };
  const said = isPersonal(value)
    ? { detail: sample.slice(0, longestShown), value: () => sample }
    : recipeValue(ownRecipe(value));
  return { id: insertableId({ is: 'own', id }), ...item, ...said, words: said.detail };
}

function recipeValue(recipe: Recipe): Pick<PaletteItem, 'detail' | 'value'> {
  const length = textLength(recipe);
  const detail =
    length > longestShown
      ? text('insertLong', makeText(recipe).slice(0, longestShown / 2), length.toLocaleString())
      : makeText(recipe);
  return { detail, value: () => makeText(recipe) };
}
