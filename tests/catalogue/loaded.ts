import { loadCatalogue } from '../../utils/catalogue/load-catalogue';
import { builtData } from '../plan/persona/locale-source';

/** The catalogue as the extension reads it. */
export const catalogue = await loadCatalogue('en', builtData.json);
