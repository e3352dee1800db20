import { listStore } from './list-store';
import { personsShape } from './persons-shape';

/** The persons that the user keeps under a name. */
export const personsStore = listStore(personsShape);
