import { allKinds, kindEntry, kindGroups, type Kind, type KindGroup } from '../kinds/kinds';
import type { Catalogue } from '../catalogue/entry';
import { catalogueGroups, type CatalogueGroup } from '../catalogue/groups';
import { insertableId } from './insertable';
import type { OwnEntry } from '../settings/own-entries/own-entry';

/** A row of a menu; without `children` it does something. */
export interface MenuNode {
  /** Within the menu it is put into. */
  readonly id: string;
  readonly title: string;
  readonly children?: readonly MenuNode[];
}

/** Titles in the person's language. */
export interface MenuTitles {
  readonly kind: (kind: Kind) => string;
  readonly kindGroup: (group: KindGroup) => string;
  readonly catalogueGroup: (group: CatalogueGroup) => string;
}

/** Rows that fit on a screen without scrolling. */
export const rowsPerPage = 20;

/** The person's values: the kinds marked `menu`, in the table's groups and order. */
export function kindNodes(titles: Pick<MenuTitles, 'kind' | 'kindGroup'>): MenuNode[] {
  return kindGroups.map((group) => ({
    id: group,
    title: titles.kindGroup(group),
    children: paged(
      allKinds
        .filter((kind) => kindEntry(kind).group === group && kindEntry(kind).menu === true)
        .map((kind) => ({ id: insertableId({ is: 'kind', kind }), title: titles.kind(kind) })),
    ),
  }));
}

/** Rows under one heading, before they are put on pages. */
export interface MenuGroup {
  readonly id: string;
  /** '' for rows that stand under none. */
  readonly title: string;
  readonly rows: readonly MenuNode[];
}

/** The catalogue but for its files, which no caret takes. */
export function caseGroups(catalogue: Catalogue, titles: Pick<MenuTitles, 'catalogueGroup'>): MenuGroup[] {
  return catalogueGroups.flatMap((group) => {
    const entries = catalogue.filter((entry) => entry.group === group && entry.value !== undefined);
    const rows = entries.map(({ id, title }) => ({ id: insertableId({ is: 'case', id }), title }));
    return rows.length > 0 ? [{ id: group, title: titles.catalogueGroup(group), rows }] : [];
  });
}

/** The person's own entries, what has no group last. Those of further groups are left to the search. */
export function ownGroups(entries: readonly OwnEntry[]): MenuGroup[] {
  const named = [...new Set(entries.map(({ group }) => group))].filter((group) => group !== '').slice(0, mostOwnGroups);
  const rows = (wanted: string) =>
    entries
      .filter(({ group }) => group === wanted)
      .map(({ id, title }) => ({ id: insertableId({ is: 'own', id }), title }));
  return [...named, ''].map((title, index) => ({ id: `group-${index + 1}`, title, rows: rows(title) }));
}
const mostOwnGroups = 40;

/**
 * The longest that groups may be for all of them together to fit.
 * @param room rows there may be, with those of pages and headings
 */
export function rowsThatFit(groups: readonly MenuGroup[], room: number): number {
  const needed = (most: number) =>
    groups.map((group) => countNodes(groupNodes(group, most, group))).reduce((sum, count) => sum + count, 0);
  let most = Math.max(0, ...groups.map(({ rows }) => rows.length));
  while (most > 1 && needed(most) > room) most = Math.min(most - 1, Math.floor(most * 0.95));
  return most;
}

/** @param more what stands at the end of a group that is cut off at `most` rows */
export function groupNodes({ id, title, rows }: MenuGroup, most: number, more: Omit<MenuNode, 'children'>): MenuNode[] {
  const rest = rows.length > most ? [{ ...more, id: `${searchPrefix}${id}` }] : [];
  const children = [...paged(rows.slice(0, most)), ...rest];
  if (title === '') return children;
  return children.length > 0 ? [{ id, title, children }] : [];
}

/** Begins the id of a row that opens the search. */
export const searchPrefix = 'search/';

function countNodes(nodes: readonly MenuNode[]): number {
  return nodes.reduce((sum, { children = [] }) => sum + 1 + countNodes(children), 0);
}

/** Many rows in pages that are named by their first and last row. */
export function paged(nodes: readonly MenuNode[]): readonly MenuNode[] {
  if (nodes.length <= rowsPerPage) return nodes;
  const count = Math.ceil(nodes.length / rowsPerPage);
  const size = Math.ceil(nodes.length / count);
  return Array.from({ length: count }, (_, index) => {
    const children = nodes.slice(index * size, (index + 1) * size);
    return { id: `page-${index + 1}`, title: `${children[0]!.title} – ${children.at(-1)!.title}`, children };
  });
}

/**
 * A title as menus show it: browsers take `&` for the mark of an access key and `%s` for the selected text, and
 * control characters for themselves.
 */
export function menuTitle(title: string): string {
  const plain = title.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim();
  const short = plain.length > longestTitle ? `${plain.slice(0, longestTitle - 1).trimEnd()}…` : plain;
  return short.replaceAll('&', '&&').replace(/%(?=s)/g, '%\u2060') || '…';
}

const longestTitle = 60;
