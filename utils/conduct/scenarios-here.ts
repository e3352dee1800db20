import { withStep, type Saving, type Scenario } from '../settings/scenario';
import { newId } from '../settings/new-id';
import { capture } from './capture';
import type { TabField } from './rows';
import type { SessionServices } from './session-services';
import { Trouble } from './trouble';

/** The scenarios of the page's site. */
export async function scenariosHere(services: SessionServices): Promise<readonly Scenario[]> {
  const { host } = await services.address();
  return (await services.scenarios.load()).filter((scenario) => scenario.host === host);
}

/**
 * Saves the form under a name; under one that this site has already it becomes a step of that scenario, or the step
 * that it was.
 * @returns the scenario's id
 * @throws Trouble where there is nothing to save, or no room for it
 */
export async function saveScenario(
  fields: readonly TabField[],
  { name, ...how }: Saving,
  services: SessionServices,
): Promise<string> {
  const values = capture(fields, how);
  if (values.length === 0) throw new Trouble('nothing-to-save');
  const { host, pathname } = await services.address();
  let id = newId();
  const save = (scenarios: readonly Scenario[]) => {
    const known = scenarios.find((one) => one.host === host && one.name === name);
    id = known?.id ?? id;
    const saved = withStep(known ?? { id, name, host, steps: [] }, { path: pathname, values });
    return known ? scenarios.map((one) => (one === known ? saved : one)) : [...scenarios, saved];
  };
  await services.scenarios.change(save).catch((error: unknown) => {
    throw new Trouble('not-saved', { cause: error });
  });
  return id;
}
