/** What is remembered of sites in other lists: which sites they name, and what they have for one. */
import type { Rule } from '../plan/rules/rule';
import { isOnSite } from '../plan/rules/site-pattern';
import type { SavedPerson } from './saved-person';
import type { Scenario } from './scenario';
import type { Site } from './site';

export interface SiteLists {
  readonly sites: readonly Site[];
  readonly rules: readonly Rule[];
  readonly persons: readonly SavedPerson[];
  readonly scenarios: readonly Scenario[];
}

/** All sites of which something is remembered, in alphabetical order. */
export function sitesNamed({ sites, rules, persons, scenarios }: SiteLists): readonly string[] {
  const named = [
    ...sites.map(({ id }) => id),
    ...rules.flatMap((rule) => rule.sites),
    ...persons.flatMap((person) => person.sites),
    ...scenarios.map(({ host }) => host),
  ];
  return [...new Set(named)].sort((one, other) => one.localeCompare(other));
}

/** Whether a scenario is for pages of a site. */
export function isScenarioOn(site: string, { host, steps }: Scenario): boolean {
  const pages = ['http', 'https'].flatMap((scheme) => steps.map(({ path }) => ({ scheme, host, path })));
  return site === host || pages.some((page) => isOnSite([site], page));
}
