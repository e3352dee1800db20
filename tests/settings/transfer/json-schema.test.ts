import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ownEntriesVersion, ownEntrySchema } from '../../../utils/settings/own-entries/own-entry-schema';
import { personsVersion } from '../../../utils/settings/persons-schema';
import { personsShape } from '../../../utils/settings/persons-shape';
import { ruleSchema, rulesVersion } from '../../../utils/settings/rules-schema';
import { scenariosShape } from '../../../utils/settings/scenarios-shape';
import { settingsSchema, settingsVersion } from '../../../utils/settings/settings';
import { sitesShape } from '../../../utils/settings/sites-shape';
import { listNames } from '../../../utils/settings/transfer/transfer-lists';
import { transferVersion } from '../../../utils/settings/transfer/write-transfer';

const file = v.object({
  understudy: v.literal(transferVersion),
  settings: v.optional(v.object({ version: v.literal(settingsVersion), settings: settingsSchema })),
  sites: v.optional(v.object({ version: v.literal(sitesShape.version), sites: v.array(sitesShape.schema) })),
  rules: v.optional(v.object({ version: v.literal(rulesVersion), rules: v.array(ruleSchema) })),
  persons: v.optional(v.object({ version: v.literal(personsVersion), persons: v.array(personsShape.schema) })),
  scenarios: v.optional(
    v.object({ version: v.literal(scenariosShape.version), scenarios: v.array(scenariosShape.schema) }),
  ),
  catalogue: v.optional(v.object({ version: v.literal(ownEntriesVersion), entries: v.array(ownEntrySchema) })),
});

test('the published schema is what is checked (after a change: vitest run -u)', async () => {
  const schema = toJsonSchema(file, { typeMode: 'input', errorMode: 'ignore' });
  const published = { ...schema, title: 'What Understudy exports and imports' };

  expect(Object.keys(file.entries)).toEqual(expect.arrayContaining([...listNames]));
  await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot('../../../public/export.schema.json');
});
