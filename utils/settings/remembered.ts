/** The person's lasting word on single fields: what kind a field is, or that it is skipped, by site and `fieldKey`. */
import * as v from 'valibot';
import type { Override } from '../plan/context';
import { isKind, type Kind } from '../plan/kinds';

export type LastingOverride = Extract<Override, { do: 'skip' | 'kind' }>;
export type SiteOverrides = Readonly<Record<string, LastingOverride>>;
export type Remembered = Readonly<Record<string, SiteOverrides>>;

/** Beyond these the site or field touched longest ago is forgotten. */
export const rememberedLimits = { sites: 200, fields: 200 } as const;

const kind = v.custom<Kind>((text) => typeof text === 'string' && isKind(text), 'expected a kind');
const lasting = v.variant('do', [v.object({ do: v.literal('skip') }), v.object({ do: v.literal('kind'), kind })]);

/** Whether an override holds beyond this page load; a typed text and a reroll do not. */
export function isLasting(override: Override): override is LastingOverride {
  return override.do === 'skip' || override.do === 'kind';
}

/** Reads what storage holds; entries that are none are left out. Never throws. */
export function readRemembered(stored: unknown): Remembered {
  const remembered: Record<string, Record<string, LastingOverride>> = {};
  for (const [site, fields] of Object.entries(isObject(stored) ? stored : {})) {
    for (const [key, value] of Object.entries(isObject(fields) ? fields : {})) {
      const result = v.safeParse(lasting, value);
      if (result.success) (remembered[site] ??= {})[key] = result.output;
    }
  }
  return remembered;
}

/**
 * The memory with one word more, or one less for null.
 * @param site host of the page
 * @param key as `fieldKey` makes it
 */
export function withOverride(
  remembered: Remembered,
  site: string,
  key: string,
  override: LastingOverride | null,
): Remembered {
  const otherSites = without(remembered, site);
  const otherFields = without(remembered[site] ?? {}, key);
  const fields = override ? newest({ ...otherFields, [key]: override }, rememberedLimits.fields) : otherFields;
  if (Object.keys(fields).length === 0) return otherSites;
  return newest({ ...otherSites, [site]: fields }, rememberedLimits.sites);
}

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== name));
}

function newest<T>(record: Readonly<Record<string, T>>, count: number): Record<string, T> {
  return Object.fromEntries(Object.entries(record).slice(-count));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
