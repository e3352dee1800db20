import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ownEntriesShape } from '../../../utils/settings/own-entries/own-entries-shape';
import { personsShape } from '../../../utils/settings/persons-shape';
import type { ListShape } from '../../../utils/settings/read-list';
import { rulesShape } from '../../../utils/settings/rules-shape';
import { scenariosShape } from '../../../utils/settings/scenarios-shape';
import { settingsSchema, settingsVersion } from '../../../utils/settings/settings';
import { sitesShape } from '../../../utils/settings/sites-shape';
import { listNames } from '../../../utils/settings/transfer/transfer-lists';
import { transferVersion } from '../../../utils/settings/transfer/write-transfer';

const file = v.object({
  understudy: v.literal(transferVersion),
  settings: v.optional(v.object({ version: v.literal(settingsVersion), settings: settingsSchema })),
  sites: listOf(sitesShape),
  rules: listOf(rulesShape),
  persons: listOf(personsShape),
  scenarios: listOf(scenariosShape),
  catalogue: listOf(ownEntriesShape),
});

function listOf<T extends { readonly id: string }>({ name, version, schema }: ListShape<T>) {
  return v.optional(v.object({ version: v.literal(version), [name]: v.array(schema) }));
}

test('the published schema is what is checked (after a change: vitest run -u)', async () => {
  const schema = toJsonSchema(file, { typeMode: 'input', errorMode: 'ignore' });
  const published = { ...schema, title: 'What Understudy exports and imports' };

  expect(Object.keys(file.entries)).toEqual(expect.arrayContaining([...listNames]));
  await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot('../../../public/export.schema.json');
});
