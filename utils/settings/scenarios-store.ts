import { listStore } from './list-store';
import { scenariosShape } from './scenarios-shape';

/** Forms that the user fills in again as they were. */
export const scenariosStore = listStore(scenariosShape);
