import type { ListShape } from './read-list';
import type { Scenario } from './scenario';
import { scenarioLimits } from './scenario-limits';
import { scenarioSchema } from './scenarios-schema';

/** How scenarios are stored and exported. */
export const scenariosShape: ListShape<Scenario> = {
  name: 'scenarios',
  version: 1,
  schema: scenarioSchema,
  most: scenarioLimits.scenarios,
};
