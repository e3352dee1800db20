import { listStore } from './list-store';
import { personsLimits } from './persons-limits';
import { personSchema, personsVersion } from './persons-schema';
import type { ListShape } from './read-list';
import type { SavedPerson } from './saved-person';

export const personsShape: ListShape<SavedPerson> = {
  name: 'persons',
  version: personsVersion,
  schema: personSchema,
  most: personsLimits.persons,
};

/** The persons that the user keeps under a name. */
export const personsStore = listStore(personsShape);

export const newPersonId = (): string => crypto.randomUUID().slice(0, 8);
