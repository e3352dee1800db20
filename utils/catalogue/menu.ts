import { allKinds, kindEntry, kindGroups, type Kind, type KindGroup } from '../plan/kinds';

export interface MenuGroup {
  readonly group: KindGroup;
  /** What the person reads. */
  readonly title: string;
  readonly items: readonly { readonly kind: Kind; readonly title: string }[];
}

const titles: Readonly<Record<KindGroup, string>> = {
  person: 'Person',
  contact: 'Contact',
  address: 'Address',
  account: 'Account',
  payment: 'Payment',
  company: 'Company',
  date: 'Date',
  number: 'Number',
  text: 'Text',
  internet: 'Internet',
};

/** What the context menu can insert: the kinds marked `menu`, in the table's order. */
export const insertMenu: readonly MenuGroup[] = kindGroups.map((group) => ({
  group,
  title: titles[group],
  items: allKinds
    .filter((kind) => kindEntry(kind).group === group && kindEntry(kind).menu === true)
    .map((kind) => ({ kind, title: kindEntry(kind).title })),
}));
