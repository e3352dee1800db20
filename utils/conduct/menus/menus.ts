import { browser, type Browser } from 'wxt/browser';
import type { Catalogue } from '../../catalogue/entry';
import { readInsertable, type Insertable } from '../../insertables/insertable';
import {
  caseGroups,
  groupNodes,
  kindNodes,
  menuTitle,
  ownGroups,
  rowsThatFit,
  searchPrefix,
  type MenuNode,
} from '../../insertables/menu';
import type { OwnEntry } from '../../settings/own-entries/own-entry';
import { catalogueGroupTitle, kindGroupTitle, kindTitle } from '../../kind-title';
import { modes, type Mode } from '../../plan/context';
import type { Kind } from '../../kinds/kinds';
import { matchPatternOf } from '../../plan/rules/site-pattern';
import type { Scenario } from '../../settings/scenario';
import { text } from '../../text';
import { mostListed } from './inserted';

/** What a menu item says to do; its id holds all of it, for the worker may have slept since the menu was made. */
export type MenuAction =
  | { readonly do: 'fill'; readonly scope: 'field' | 'form' | 'page' }
  | { readonly do: 'fill-with'; readonly mode: Mode }
  /** The page, with a scenario of its site, by its id. */
  | { readonly do: 'play'; readonly scenario: string }
  /** The field that was clicked, as one of that kind: now, or from now on. */
  | { readonly do: 'fill-as' | 'always-as'; readonly kind: Kind }
  /** Opens the search over everything. */
  | { readonly do: 'search' }
  | { readonly do: 'insert'; readonly what: Insertable };

type Item = Browser.contextMenus.CreateProperties;

/** One item on top: several would be gathered under the extension's whole name. */
const root = 'understudy';
/** Browsers count lists, boxes, dates, sliders and labels as the page: it is asked what was clicked. */
const everywhere: Item['contexts'] = ['page', 'editable', 'frame', 'selection', 'link', 'image'];
const editable: Item['contexts'] = ['editable'];

const spoiltModes = ['boundary', 'invalid', 'hostile'] as const satisfies readonly Mode[];
const titles = { kind: kindTitle, kindGroup: kindGroupTitle, catalogueGroup: catalogueGroupTitle };

/** Menus whose rows change with what the person does; each has an item that stays, so that they keep their place. */
export const listMenus = ['favourite', 'recent'] as const;
export type ListMenu = (typeof listMenus)[number];

/** Chromium refuses more: `MenuManager::kMaxItemsPerExtension`. */
export const mostItems = 1_000;
/** Rows kept free for the favourites and the recent ones. */
const listRoom = mostListed.favourite + mostListed.recent;

/** What the menu shows of a scenario. */
export type MenuScenario = Pick<Scenario, 'id' | 'name' | 'host'>;
/** The latest; the popup has all. */
const mostScenarios = 200;

/** Rows of the context menu, parents before children: as many as browsers take. */
export function menuItems(catalogue: Catalogue, own: readonly OwnEntry[], scenarios: readonly MenuScenario[]): Item[] {
  const fixed = fixedItems(scenarios);
  const groups = { own: ownGroups(own), cases: caseGroups(catalogue, titles) };
  const most = rowsThatFit([...groups.own, ...groups.cases], mostItems - listRoom - fixed.length);
  const more = { id: '', title: text('menu_search_all') };
  const rows = (menu: keyof typeof groups) =>
    itemsOf(
      menu,
      groups[menu].flatMap((group) => groupNodes(group, most, more)),
    );
  return [...fixed, ...rows('own'), ...rows('cases')].map((item) =>
    item.id === 'own' && own.length === 0 ? { ...item, visible: false } : item,
  );
}

function fixedItems(scenarios: readonly MenuScenario[]): Item[] {
  const top = (id: string, title: string, contexts = editable): Item => ({ id, parentId: root, title, contexts });
  return [
    { id: root, title: text('brand'), contexts: everywhere },
    top('fill:field', text('menu_fill_field'), everywhere),
    top('fill:form', text('menu_fill_form'), everywhere),
    top('fill:page', text('menu_fill_page'), everywhere),
    top('fill-with', text('menu_fill_as'), everywhere),
    ...spoiltModes.map((mode): Item => ({
      id: `fill-with:${mode}`,
      parentId: 'fill-with',
      title: text(`menu_fill_as_${mode}`),
      contexts: everywhere,
    })),
    ...scenarioItems(scenarios.filter(({ host }) => matchPatternOf(host) !== null).slice(-mostScenarios)),
    top('fill-as', text('menu_fill_field_as')),
    ...itemsOf('fill-as', kindNodes(titles)),
    { id: 'always-as', parentId: 'fill-as', title: text('menu_always_as'), contexts: editable },
    ...itemsOf('always-as', kindNodes(titles)),
    top('search', text('menu_search_all')),
    { ...top('favourite', text('menu_favourites')), visible: false },
    { ...top('recent', text('menu_recent')), visible: false },
    top('insert', text('menu_insert')),
    ...itemsOf('insert', kindNodes(titles)),
    top('own', text('menu_own')),
    top('cases', text('menu_edge_cases')),
  ];
}

/** Each shows on pages of its own site alone. */
function scenarioItems(scenarios: readonly MenuScenario[]): Item[] {
  if (scenarios.length === 0) return [];
  const item = (id: string, parentId: string, title: string, of: readonly MenuScenario[]): Item => ({
    id,
    parentId,
    title,
    contexts: everywhere,
    documentUrlPatterns: [...new Set(of.flatMap(({ host }) => matchPatternOf(host) ?? []))],
  });
  return [
    item('scenario', root, text('menu_scenario'), scenarios),
    ...scenarios.map((one) => item(`scenario:${one.id}`, 'scenario', menuTitle(one.name), [one])),
  ];
}

/** Rows of the favourites or the recent ones. @param ids of `Insertable`s; what is none any more is left out */
export function listItems(
  menu: ListMenu,
  ids: readonly string[],
  catalogue: Catalogue,
  own: readonly OwnEntry[],
): Item[] {
  return ids.flatMap((id): Item[] => {
    const title = titleOf(id, catalogue, own);
    return title === null ? [] : [{ id: `${menu}:${id}`, parentId: menu, title: menuTitle(title), contexts: editable }];
  });
}

function titleOf(id: string, catalogue: Catalogue, own: readonly OwnEntry[]): string | null {
  const what = readInsertable(id);
  if (what?.is === 'kind') return kindTitle(what.kind);
  const entries = what?.is === 'own' ? own : catalogue;
  return entries.find((entry) => entry.id === what?.id)?.title ?? null;
}

function itemsOf(parentId: string, nodes: readonly MenuNode[]): Item[] {
  return nodes.flatMap(({ id, title, children }): Item[] => {
    const own = children ? `${parentId}>${id}` : `${parentId.split('>')[0]}:${id}`;
    return [{ id: own, parentId, title: menuTitle(title), contexts: editable }, ...itemsOf(own, children ?? [])];
  });
}

/** @returns null for an id that names no action */
export function parseMenuId(id: string): MenuAction | null {
  const [, menu = '', rest = ''] = /^([a-z-]+):(.*)$/.exec(id) ?? [];
  if (id === 'search' || rest.startsWith(searchPrefix)) return { do: 'search' };
  if (menu === 'fill' && (rest === 'field' || rest === 'form' || rest === 'page')) return { do: 'fill', scope: rest };
  if (menu === 'scenario') return { do: 'play', scenario: rest };
  const mode = modes.find((candidate) => candidate === rest);
  if (menu === 'fill-with') return mode ? { do: 'fill-with', mode } : null;
  const what = readInsertable(rest);
  if (menu === 'fill-as' || menu === 'always-as') return what?.is === 'kind' ? { do: menu, kind: what.kind } : null;
  return what && ['insert', 'own', 'cases', ...listMenus].includes(menu) ? { do: 'insert', what } : null;
}

/** Creates one item. Firefox leaves password fields out of `editable`. */
export function createItem(item: Item): void {
  const contexts =
    import.meta.env.FIREFOX && item.contexts?.includes('editable') ? [...item.contexts, 'password'] : item.contexts;
  browser.contextMenus.create({ ...item, contexts: contexts as Item['contexts'] });
}
