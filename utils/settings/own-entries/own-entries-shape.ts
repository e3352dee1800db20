import type { OwnEntry } from './own-entry';
import type { ListShape } from '../read-list';
import { ownEntriesLimits, ownEntriesVersion, ownEntrySchema } from './own-entry-schema';

/** How the person's own entries are stored and exported. */
export const ownEntriesShape: ListShape<OwnEntry> = {
  name: 'entries',
  version: ownEntriesVersion,
  schema: ownEntrySchema,
  most: ownEntriesLimits.entries,
};
