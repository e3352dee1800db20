import { withStep, type Saving, type Scenario } from '../../settings/scenario';
import { newId } from '../../settings/new-id';
import { capture, type CapturedForm } from './capture';
import type { TabReading } from '../page/read-tab';
import { replay } from './replay';
import type { SessionServices } from '../session/session-services';
import { Trouble } from '../frames/trouble';

/** The scenarios of the page's site. */
export async function scenariosHere(services: SessionServices): Promise<readonly Scenario[]> {
  const [{ host }, all] = await Promise.all([services.address(), services.scenarios.load()]);
  return all.filter((scenario) => scenario.host === host);
}

/**
 * The scenario that a menu or shortcut asks for.
 * @param id null for the one in use, else the one that has most for the page
 * @param inUse '' for none
 * @throws Trouble where there is none, or it is another site's
 */
export async function scenarioToPlay(
  id: string | null,
  { inUse, reading }: { readonly inUse: string; readonly reading: TabReading },
  services: SessionServices,
): Promise<string> {
  const here = await scenariosHere(services);
  const named = here.find((scenario) => scenario.id === (id ?? inUse));
  if (named) return named.id;
  if (id !== null) {
    throw new Trouble((await isElsewhere(id, services)) ? 'scenario-elsewhere' : 'no-scenario');
  }
  const fitting = here.map((scenario) => ({ scenario, fits: fitsOf(scenario, reading) }));
  // Of two that fit alike the one saved last.
  const best = fitting.reduceRight<(typeof fitting)[number] | null>(
    (found, one) => (found && found.fits >= one.fits ? found : one),
    null,
  );
  if (!best) throw new Trouble('no-scenario-here');
  return best.scenario.id;
}

/** Whether a scenario is kept, and another site's. */
export async function isElsewhere(id: string, services: SessionServices): Promise<boolean> {
  const { host } = await services.address();
  return (await services.scenarios.load()).some((scenario) => scenario.id === id && scenario.host !== host);
}

function fitsOf(scenario: Scenario, { found }: TabReading): number {
  return Object.keys(replay(scenario, found).overrides).length;
}

/**
 * Saves the form under a name; under one that this site has already it becomes a step of that scenario, or the step
 * that it was.
 * @returns the scenario's id
 * @throws Trouble where there is nothing to save, or no room for it
 */
export async function saveScenario(
  form: CapturedForm,
  { name, ...how }: Saving,
  services: SessionServices,
): Promise<string> {
  const values = capture(form, how);
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
