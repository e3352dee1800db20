import type { Catalogue } from '../../catalogue/entry';
import { loadCatalogue } from '../../catalogue/load-catalogue';
import { uiLanguage } from '../../text';
import { late } from '../../plan/late';
import { ownJson } from './own-file';

const catalogue = late(() => loadCatalogue(uiLanguage(), ownJson));

/** The catalogue in the interface's language, fetched once while the worker is awake, and only when it is needed. */
export function extensionCatalogue(): Promise<Catalogue> {
  return catalogue.load();
}
