import { ownEntriesShape } from '../own-entries/own-entries-shape';
import { personsShape } from '../persons-shape';
import { listDocument, readList, type ListShape } from '../read-list';
import { rulesShape } from '../rules-shape';
import { scenariosShape } from '../scenarios-shape';
import { sitesShape } from '../sites-shape';
import type { SettingsProblem } from '../read-settings';

/** What every entry of a list has. */
export interface Entry {
  readonly id: string;
}

/** How a list of the person's stands in a file. */
export interface TransferList {
  /** The key of its entries, beside their version. */
  readonly key: string;
  /** Never throws. */
  readonly read: (stored: unknown) => {
    readonly entries: readonly Entry[];
    readonly problems: readonly SettingsProblem[];
  };
  readonly document: (entries: readonly Entry[]) => unknown;
}

export const listNames = ['sites', 'rules', 'persons', 'scenarios', 'catalogue'] as const;
export type ListName = (typeof listNames)[number];

/** The lists that a file may carry, each under its name. */
export const transferLists: Readonly<Record<ListName, TransferList>> = {
  sites: listOf('sites', sitesShape),
  rules: listOf('rules', rulesShape),
  persons: listOf('persons', personsShape),
  scenarios: listOf('scenarios', scenariosShape),
  catalogue: listOf('catalogue', ownEntriesShape),
};

/** Problems are told by the list's name in the file. */
function listOf<T extends Entry>(name: ListName, shape: ListShape<T>): TransferList {
  return {
    key: shape.name,
    read(stored) {
      const { entries, problems } = readList(shape, stored);
      const placed = problems.map(({ where, what }) => ({ where: name + where.slice(shape.name.length), what }));
      return { entries, problems: placed };
    },
    document: (entries) => listDocument(shape, entries as readonly T[]),
  };
}
