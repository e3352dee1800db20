import { allKinds, kindEntry, kindGroups, type Kind, type KindGroup } from '../plan/kinds';
import type { Catalogue } from './entry';
import { catalogueGroups, type CatalogueGroup } from './groups';
import { insertableId } from './insertable';

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

/** The catalogue but for its files, which no caret takes. */
export function caseNodes(catalogue: Catalogue, titles: Pick<MenuTitles, 'catalogueGroup'>): MenuNode[] {
  return catalogueGroups.flatMap((group) => {
    const entries = catalogue.filter((entry) => entry.group === group && entry.value !== undefined);
    const nodes = entries.map(({ id, title }) => ({ id: insertableId({ is: 'case', id }), title }));
    return nodes.length > 0 ? [{ id: group, title: titles.catalogueGroup(group), children: paged(nodes) }] : [];
  });
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
  return short.replaceAll('&', '&&').replace(/%(?=s)/g, '%\u2060');
}

const longestTitle = 60;
