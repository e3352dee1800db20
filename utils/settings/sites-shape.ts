/** What can be said of a site, checked in one place, and how it is stored and exported. */
import * as v from 'valibot';
import { fillPolicies, modes } from '../plan/context';
import type { ListShape } from './read-list';
import { siteSchema as sitePattern } from './rules-schema';
import { settingsSchema } from './settings';
import type { Site } from './site';

const autoFill = v.variant(
  'is',
  [
    v.object({ is: v.literal('plan') }),
    v.object({ is: v.literal('scenario'), scenario: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)) }),
  ],
  'expected { is: "plan" } or { is: "scenario", scenario }',
);

const schema: v.GenericSchema<unknown, Site> = v.object({
  id: sitePattern,
  off: v.optional(v.boolean('expected true or false'), false),
  language: v.optional(v.nullable(v.unwrap(settingsSchema.entries.language)), null),
  mode: v.optional(v.nullable(v.picklist(modes, `expected one of ${modes.join(', ')}`)), null),
  fill: v.optional(v.nullable(v.picklist(fillPolicies, `expected one of ${fillPolicies.join(', ')}`)), null),
  auto: v.optional(v.nullable(autoFill), null),
});

export const sitesShape: ListShape<Site> = { name: 'sites', version: 1, schema, most: 2_000 };
