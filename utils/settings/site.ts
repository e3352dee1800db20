/** What a person wants on single sites, other than everywhere. Plain JSON, as it is stored. */
import type { FillPolicy, Mode } from '../plan/context';
import { isOnSite, type PageAddress } from '../plan/rules/site-pattern';
import type { Settings } from './settings';

export interface Site {
  /** Which pages are meant; see `plan/rules/site-pattern.ts`. */
  readonly id: string;
  /** Nothing is read or filled there. */
  readonly off: boolean;
  /** null: as everywhere. */
  readonly language: Settings['language'] | null;
  /** The mode a tab begins with there; null: as everywhere. */
  readonly mode: Mode | null;
  /** null: as everywhere. */
  readonly fill: FillPolicy | null;
  /** What is filled in by itself when a page opens there; null for nothing. */
  readonly auto: AutoFill | null;
}

/** Made-up values, or a scenario by its id. */
export type AutoFill = { readonly is: 'plan' } | { readonly is: 'scenario'; readonly scenario: string };

/** A site of which nothing has been said. */
export function plainSite(id: string): Site {
  return { id, off: false, language: null, mode: null, fill: null, auto: null };
}

/** What was said of a page: of several sites that mean it, each thing by the first that says it. */
export function siteOf(sites: readonly Site[], page: PageAddress): Omit<Site, 'id'> {
  const here = sites.filter(({ id }) => isOnSite([id], page));
  const said = <Name extends keyof Site>(name: Name) => here.find((site) => site[name])?.[name] ?? null;
  return {
    off: said('off') ?? false,
    language: said('language'),
    mode: said('mode'),
    fill: said('fill'),
    auto: said('auto'),
  };
}

/** The sites with one as it is now, a new one before all others; one of which nothing is said is left out. */
export function withSite(sites: readonly Site[], site: Site): readonly Site[] {
  const says = Object.entries(site).some(([name, value]) => name !== 'id' && value);
  const isKnown = sites.some(({ id }) => id === site.id);
  const others = isKnown ? sites : [site, ...sites];
  return others.flatMap((one) => (one.id !== site.id ? [one] : says ? [site] : []));
}
