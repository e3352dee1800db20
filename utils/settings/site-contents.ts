/** What is remembered of sites in other lists: which sites they name, and what they have for one. */
import { grouped } from '../plan/grouped';
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

/** What is remembered of one site. */
export interface SiteContents {
  /** null where nothing was said of the site itself. */
  readonly site: Site | null;
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
  return [...new Set(named)].sort(new Intl.Collator().compare);
}

/** Looks up what is remembered of a site: the lists are gone through once, however many sites are asked for. */
export function siteContents({ sites, rules, persons, scenarios }: SiteLists): (id: string) => SiteContents {
  const siteById = new Map(sites.map((site) => [site.id, site]));
  const rulesOf = bySites(rules);
  const personsOf = bySites(persons);
  const scenariosOf = grouped(scenarios, ({ host }) => withoutPort(host));
  const hosts = [...scenariosOf.keys()];
  return (id) => {
    const near = hostsNear(id, hosts).flatMap((host) => scenariosOf.get(host) ?? []);
    return {
      site: siteById.get(id) ?? null,
      rules: rulesOf(id),
      persons: personsOf(id),
      scenarios: near.filter((scenario) => isScenarioOn(id, scenario)),
    };
  };
}

/** Entries by each site that they name. */
function bySites<T extends { readonly sites: readonly string[] }>(entries: readonly T[]) {
  const named = entries.flatMap((entry) => [...new Set(entry.sites)].map((site) => ({ site, entry })));
  const found = grouped(named, ({ site }) => site);
  return (site: string): readonly T[] => (found.get(site) ?? []).map(({ entry }) => entry);
}

/** The few hosts that are worth a closer look for a pattern: they have its longest run of letters in them. */
function hostsNear(pattern: string, hosts: readonly string[]): readonly string[] {
  const [, host = ''] = /^(?:[^/]*:\/\/)?([^/]*)/.exec(pattern.toLowerCase()) ?? [];
  const name = withoutPort(host);
  if (!name.includes('*')) return [name];
  const pieces = name.replace(/^\*\./, '').split('*');
  const letters = pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
  return hosts.filter((one) => one.includes(letters));
}

function withoutPort(host: string): string {
  return host.replace(/:(?:\d+|\*)$/, '');
}

/** Whether a scenario is for pages of a site. */
export function isScenarioOn(site: string, { host, steps }: Scenario): boolean {
  const pages = ['http', 'https'].flatMap((scheme) => steps.map(({ path }) => ({ scheme, host, path })));
  return site === host || pages.some((page) => isOnSite([site], page));
}
