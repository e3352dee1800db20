import type { OwnEntry } from '../../catalogue/own-entry';
import type { Rule } from '../../plan/rules/rule';
import { ownEntriesDocument, readOwnEntries, settingsProblem } from '../own-entries/check-own-entries';
import { personsShape } from '../persons-shape';
import { listDocument, readList, type ListShape } from '../read-list';
import { readRules, rulesDocument } from '../read-rules';
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
  rules: {
    key: 'rules',
    read(stored) {
      const { rules, problems } = readRules(stored);
      return { entries: rules, problems };
    },
    // Entries of the list of rules are rules: `read` and the store have checked them.
    document: (entries) => rulesDocument(entries as readonly Rule[]),
  },
  sites: listOf(sitesShape),
  persons: listOf(personsShape),
  scenarios: listOf(scenariosShape),
  catalogue: {
    key: 'entries',
    read(stored) {
      const { entries, problems } = readOwnEntries(stored);
      return { entries, problems: problems.map(settingsProblem).map(inCatalogue) };
    },
    document: (entries) => ownEntriesDocument(entries as readonly OwnEntry[]),
  },
};

function listOf<T extends Entry>(shape: ListShape<T>): TransferList {
  return {
    key: shape.name,
    read: (stored) => readList(shape, stored),
    document: (entries) => listDocument(shape, entries as readonly T[]),
  };
}

function inCatalogue({ where, what }: SettingsProblem): SettingsProblem {
  return { where: where.replace(/^entries/, 'catalogue'), what };
}
