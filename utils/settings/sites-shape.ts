/** What can be said of a site, checked in one place, and how it is stored and exported. */
import * as v from 'valibot';
import { fillPolicies, modes } from '../plan/context';
import type { ListShape } from './read-list';
import { siteSchema as sitePattern } from './rules-schema';
import { someTextSchema } from './schema-parts';
import { settingsSchema } from './settings';
import type { Site } from './site';

const autoFill = v.variant('is', [
  v.object({ is: v.literal('plan') }),
  v.object({ is: v.literal('scenario'), scenario: someTextSchema(60) }),
]);

const schema: v.GenericSchema<unknown, Site> = v.object({
  id: sitePattern,
  off: v.optional(v.boolean(), false),
  language: v.optional(v.nullable(v.unwrap(settingsSchema.entries.language)), null),
  mode: v.optional(v.nullable(v.picklist(modes)), null),
  fill: v.optional(v.nullable(v.picklist(fillPolicies)), null),
  auto: v.optional(v.nullable(autoFill), null),
});

export const sitesShape: ListShape<Site> = { name: 'sites', version: 1, schema, most: 2_000 };
