import type { ComboboxOption } from '../../../components/filter-options';
import type { Catalogue } from '../../../utils/catalogue/entry';
import { insertableId } from '../../../utils/insertables/insertable';
import { isPersonal, ownRecipe, type OwnEntry } from '../../../utils/settings/own-entries/own-entry';
import { suitsOwn } from '../../../utils/settings/own-entries/own-suited';
import { longestInFill, makeText, textLength, type Recipe } from '../../../utils/catalogue/recipe';
import { suited } from '../../../utils/catalogue/suited';
import { catalogueGroupTitle } from '../../../utils/kind-title';
import type { Control } from '../../../utils/pipeline';
import type { Kind } from '../../../utils/kinds/kinds';
import { text } from '../../../utils/text';
import type { Stock } from '../palette/palette-items';

/** An entry that suits a field. */
export interface EdgeCase extends ComboboxOption {
  /** The text it is. */
  readonly said: string;
  /** What it shows about a page; '' for the person's own. */
  readonly probes: string;
}

const longestShown = 60;

/** The entries that a field can hold, the person's own first. */
export function edgeCases(
  { catalogue, own, ownSamples }: Omit<Stock, 'samples'>,
  control: Control,
  kind: Kind,
): readonly EdgeCase[] {
  return [...ownCases(own, ownSamples, control, kind), ...builtIn(catalogue, control, kind)];
}

function ownCases(
  own: readonly OwnEntry[],
  samples: Stock['ownSamples'],
  control: Control,
  kind: Kind,
): readonly EdgeCase[] {
  return own.flatMap((entry) => {
    const { id, title, group, value } = entry;
    const said = isPersonal(value) ? samples[id] : shortText(ownRecipe(value));
    if (said === undefined || !suitsOwn(entry, said, control, kind)) return [];
    const detail = said.slice(0, longestShown);
    const name = insertableId({ is: 'own', id });
    return [{ id: name, title, group: group || text('insertOwn'), detail, words: '', said, probes: '' }];
  });
}

function builtIn(catalogue: Catalogue, control: Control, kind: Kind): readonly EdgeCase[] {
  return suited(catalogue, control, kind).flatMap(({ id, title, group, value, probes }) => {
    const said = value === undefined ? undefined : shortText(value);
    if (said === undefined) return [];
    const detail = said.slice(0, longestShown);
    return [{ id, title, group: catalogueGroupTitle(group), detail, words: `${id} ${probes}`, said, probes }];
  });
}

function shortText(recipe: Recipe): string | undefined {
  return textLength(recipe) <= longestInFill ? makeText(recipe) : undefined;
}
