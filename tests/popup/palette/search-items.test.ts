import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PaletteItem } from '../../../entrypoints/popup/palette/palette-items';
import type * as Search from '../../../entrypoints/popup/palette/search-items';
import type { Inserted } from '../../../utils/conduct/menus/inserted';
import { catalogue } from '../../catalogue/loaded';
import { fakeI18n } from '../fake-i18n';

const nothingInserted: Inserted = { recent: [], favourite: [] };
let items: readonly PaletteItem[];
let searchItems: typeof Search.searchItems;

beforeAll(async () => {
  vi.stubGlobal('chrome', { i18n: fakeI18n() });
  const { paletteItems } = await import('../../../entrypoints/popup/palette/palette-items');
  items = paletteItems({
    samples: { email: 'anna@example.com', 'family-name': 'Weber' },
    catalogue,
    own: [
      { id: 'order', title: 'Order number', group: 'Shop', value: { is: 'template', text: 'QA-{{counter}}' } },
      { id: 'long', title: 'Long note', group: '', value: { is: 'counter', length: 5_000 } },
    ],
    ownSamples: { order: 'QA-7' },
  });
  ({ searchItems } = await import('../../../entrypoints/popup/palette/search-items'));
});

const found = (query: string, inserted = nothingInserted) => searchItems(items, query, inserted).map(({ id }) => id);

describe('a search of the palette', () => {
  it.each([
    ['a title', 'zalgo', 'case:unicode/zalgo'],
    ['words in any order', 'tables bobby', 'case:injection/sql-drop'],
    ['one wrong letter', 'zalgp', 'case:unicode/zalgo'],
    ['letters without their accents', 'okina', 'case:names/hawaiian'],
    ['what it probes', 'phantom day', 'case:date/excel-leap'],
    ['the person’s own', 'last name', 'kind:family-name'],
  ])('finds by %s', (_name, query, expected) => {
    expect(found(query)).toContain(expected);
  });

  it('finds own entries, with what they say for the person', () => {
    const [order] = searchItems(items, 'order num', nothingInserted);
    expect(order).toMatchObject({ id: 'own:order', group: 'Shop', detail: 'QA-7' });
    expect(order!.value()).toBe('QA-7');
    expect(searchItems(items, 'long note', nothingInserted)[0]).toMatchObject({ id: 'own:long', group: 'My entries' });
  });

  it('finds nothing for what is nowhere', () => {
    expect(found('qqxyzzy')).toEqual([]);
  });

  it('keeps groups together', () => {
    const groups = searchItems(items, 'e-mail', nothingInserted).map(({ group }) => group);
    const runs = groups.filter((group, index) => group !== groups[index - 1]);
    expect(new Set(runs).size).toBe(runs.length);
  });

  it('opens with favourites, recent ones, own entries, then the person', () => {
    const inserted = { favourite: ['case:names/null'], recent: ['case:names/null', 'case:emoji/flag', 'case:gone/x'] };
    expect(found('', inserted).slice(0, 5)).toEqual([
      'case:names/null',
      'case:emoji/flag',
      'own:order',
      'own:long',
      'kind:email',
    ]);
  });
});
