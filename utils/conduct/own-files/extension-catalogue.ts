import type { Catalogue } from '../../catalogue/entry';
import { loadCatalogue } from '../../catalogue/load-catalogue';
import { uiLanguage } from '../../text';
import { ownJson } from './own-file';

let catalogue: Promise<Catalogue> | null = null;

/** The catalogue in the interface's language, fetched once while the worker is awake, and only when it is needed. */
export function extensionCatalogue(): Promise<Catalogue> {
  catalogue ??= loadCatalogue(uiLanguage(), ownJson);
  catalogue.catch(() => (catalogue = null));
  return catalogue;
}
