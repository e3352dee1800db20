import uFuzzy from '@leeoniya/ufuzzy';
import { readInsertable } from '../../../utils/insertables/insertable';
import type { Inserted } from '../../../utils/conduct/menus/inserted';
import { text } from '../../../utils/text';
import type { PaletteItem } from './palette-items';

/** Rows shown at most: nobody reads on, and each is drawn. */
const most = 60;
const fuzzy = new uFuzzy({ intraMode: 1, unicode: true, interSplit: "[^\\p{L}\\d']+", intraSplit: '\\p{Ll}\\p{Lu}' });

/**
 * What a query finds, the best first within groups in the order of their best; without a query the favourites, the
 * recent ones and the person's values. Case, accents and one wrong letter a word make no difference.
 */
export function searchItems(items: readonly PaletteItem[], query: string, inserted: Inserted): readonly PaletteItem[] {
  const wanted = query.trim();
  if (wanted === '') return [...atHand(items, inserted), ...firstItems(items)].slice(0, most);
  const found = ranked(items, wanted).slice(0, most);
  const groups = [...new Set(found.map(({ group }) => group))];
  return groups.flatMap((group) => found.filter((item) => item.group === group));
}

/** A few of the own entries, which are first, then the others: a person with many of them finds them by searching. */
function firstItems(items: readonly PaletteItem[]): readonly PaletteItem[] {
  return items.filter(({ id }, index) => index < mostOwn || readInsertable(id)?.is !== 'own');
}
const mostOwn = 20;

function ranked(items: readonly PaletteItem[], query: string): readonly PaletteItem[] {
  const titles = uFuzzy.latinize(items.map(({ title, group, words }) => `${title} ${group} ${words}`));
  const [found, info, order] = fuzzy.search(titles, uFuzzy.latinize(query), 1);
  if (!found) return [];
  return order ? order.map((at) => items[info.idx[at]!]!) : found.map((at) => items[at]!);
}

/** Each under its heading; an item that is both stands once. */
function atHand(items: readonly PaletteItem[], { favourite, recent }: Inserted): readonly PaletteItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const listed = (ids: readonly string[], group: string) =>
    ids.flatMap((id) => (byId.has(id) ? [{ ...byId.get(id)!, group }] : []));
  return [
    ...listed(favourite, text('insertFavourites')),
    ...listed(
      recent.filter((id) => !favourite.includes(id)),
      text('insertRecent'),
    ),
  ];
}
