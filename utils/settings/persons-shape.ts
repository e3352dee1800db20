import { personsLimits } from './persons-limits';
import { personSchema } from './persons-schema';
import type { ListShape } from './read-list';
import type { SavedPerson } from './saved-person';

/** How saved persons are stored and exported. */
export const personsShape: ListShape<SavedPerson> = {
  name: 'persons',
  version: 1,
  schema: personSchema,
  most: personsLimits.persons,
};
