import { allKinds, kindEntry, kindGroups, type Kind, type KindGroup } from '../plan/kinds';

export interface MenuGroup {
  readonly group: KindGroup;
  readonly kinds: readonly Kind[];
}

/** What the context menu can insert: the kinds marked `menu`, in the table's order. */
export const insertMenu: readonly MenuGroup[] = kindGroups.map((group) => ({
  group,
  kinds: allKinds.filter((kind) => kindEntry(kind).group === group && kindEntry(kind).menu === true),
}));
