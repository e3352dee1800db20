import { personsStore } from '../../../utils/settings/persons-store';
import { changeRules, loadRules } from '../../../utils/settings/rules-store';
import type { Carried } from '../../../utils/settings/transfer';

/** Lists that a file carries, in the order in which they are spoken of. */
export const listNames = ['rules', 'persons'] as const satisfies readonly (keyof Carried)[];
export type ListName = (typeof listNames)[number];

type EntriesOf<Name extends ListName> = NonNullable<Carried[Name]>;

/** Where each list is kept. */
export const lists: {
  readonly [Name in ListName]: {
    readonly load: () => Promise<EntriesOf<Name>>;
    readonly change: (change: (entries: EntriesOf<Name>) => EntriesOf<Name>) => Promise<unknown>;
  };
} = {
  rules: { load: loadRules, change: changeRules },
  persons: personsStore,
};
