import { listStore } from '../list-store';
import { ownEntriesShape } from './own-entries-shape';

/** The person's own entries, in their order. */
export const ownEntriesStore = listStore(ownEntriesShape, { key: 'own-entries' });
