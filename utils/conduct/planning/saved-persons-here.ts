/** The persons that the user keeps under a name, as they are of use on a tab's site. */
import { isOnSite } from '../../plan/rules/site-pattern';
import type { SavedPerson } from '../../settings/saved-person';
import { whoFills, type FillingPerson } from '../persons/person-memory';
import { pageAddress } from './rule-set';
import type { SessionServices } from '../session/session-services';

type Services = Pick<SessionServices, 'address' | 'persons'>;

/** The person who fills in on the site; the first where there are several, null where there is none. */
export async function personOfSite({ address, persons }: Services): Promise<FillingPerson | null> {
  const [at, all] = await Promise.all([address(), persons.load()]);
  const page = pageAddress(at);
  const found = all.find(({ sites }) => sites.length > 0 && isOnSite(sites, page));
  return found ? whoFills({ ...found, saved: found.id }) : null;
}

/** @returns null for one that is no more */
export async function savedPerson(id: string, { persons }: Pick<Services, 'persons'>): Promise<SavedPerson | null> {
  return (await persons.load()).find((saved) => saved.id === id) ?? null;
}

/** Gives the site a saved person, or takes them back. */
export async function turnSite(id: string, { address, persons }: Services): Promise<void> {
  const { host } = await address();
  await persons.change((all) =>
    all.map((person) => {
      const others = person.sites.filter((site) => site !== host);
      const isGiven = person.id === id && others.length === person.sites.length;
      return { ...person, sites: isGiven ? [...others, host] : others };
    }),
  );
}
