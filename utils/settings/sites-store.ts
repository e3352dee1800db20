import { listStore } from './list-store';
import { sitesShape } from './sites-shape';

/** What the user has said of single sites. */
export const sitesStore = listStore(sitesShape);
