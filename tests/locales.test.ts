import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import messages from '../public/_locales/en/messages.json';
import { suits } from '../utils/catalogue/entry';
import { catalogueGroups } from '../utils/catalogue/groups';
import { longForms } from '../utils/settings/own-entries/own-entry';
import { modes } from '../utils/plan/context';
import { roleFacts, roles, type RoleName } from '../utils/plan/roles/roles';
import { allKinds, kindGroups } from '../utils/kinds/kinds';
import { reasonCodes } from '../utils/reasons';
import type { Control } from '../utils/pipeline';
import { ruleTexts, type Condition } from '../utils/plan/rules/rule';
import { modifierNames } from '../utils/plan/value-language/modifiers';
import type { ValueForm } from '../utils/plan/value-language/value-spec';
import { rowLooks } from '../utils/messages/row-look';
import { inputProblemKey } from '../utils/input-problem-text';
import { inputProblemCodes } from '../utils/settings/input-problem';
import { fileFormats } from '../utils/settings/own-entries/write-entries-file';
import { leftReasons } from '../utils/settings/transfer/foreign/foreign-rules';
import { importWays } from '../utils/settings/transfer/import-list';
import { listNames } from '../utils/settings/transfer/transfer-lists';

const root = fileURLToPath(new URL('..', import.meta.url));
const keys = Object.keys(messages);

const valueForms: readonly ValueForm[] = [
  'fixed',
  'template',
  'list',
  'pattern',
  'number',
  'date',
  'kind',
  'skip',
  'keep',
];
const conditions: readonly Condition['by'][] = [
  'kind',
  'contains',
  'matches',
  'selector',
  'control',
  'required',
  'field',
];
const controls: readonly Control['control'][] = [
  'text',
  'number',
  'date',
  'color',
  'check',
  'choice',
  'file',
  'drawing',
];

/** Roles of people other than the page's own person. */
const otherRoles = (Object.keys(roles) as RoleName[]).filter((role) => !roleFacts(role).self);

/** Keys that are put together from a table's row. */
const built = new Set<string>([
  ...kindGroups.map((group) => `kindGroup_${group}`),
  ...catalogueGroups.map((group) => `catalogueGroup_${group}`),
  ...allKinds.map((kind) => `kind_${kind.replaceAll('-', '_')}`),
  ...reasonCodes.map((code) => `reason_${code.replaceAll('-', '_')}`),
  ...rowLooks.flatMap((look) => [`look_${look}`, `filter_${look}`]),
  ...modes.flatMap((mode) => [`mode_${mode}`, `modeHint_${mode}`]),
  ...valueForms.flatMap((form) => [`valueForm_${form}`, `valueHint_${form}`]),
  ...conditions.map((by) => `condition_${by}`),
  ...controls.map((control) => `control_${control}`),
  ...['female', 'male'].map((sex) => `personSex_${sex}`),
  ...ruleTexts.map((place) => `ruleText_${place}`),
  ...['order', 'site'].map((view) => `rulesView_${view}`),
  ...longForms.flatMap((form) => [`valueForm_${form}`, `valueHint_${form}`]),
  ...suits.filter((suit) => suit !== 'file').map((suit) => `suit_${suit.replace('-local', '')}`),
  ...fileFormats.map((format) => `entriesFormat_${format}`),
  ...importWays.map((way) => `importWay_${way}`),
  ...modifierNames.map((name) => `modifier_${name}`),
  ...['counter', 'seed', 'host', 'label', 'date', 'field', 'faker'].map((part) => `part_${part}`),
  ...['settings', ...listNames].map((part) => `transfer_${part}`),
  ...['added', 'changed', 'removed'].map((sort) => `import_${sort}`),
  ...inputProblemCodes.map(inputProblemKey),
  ...leftReasons.map((why) => `left_${why}`),
  ...['rows', 'page'].map((source) => `scenarioFrom_${source}`),
  ...otherRoles.map((role) => `role_${role}_title`),
  ...modes.filter((mode) => mode !== 'realistic').map((mode) => `menu_fill_as_${mode}`),
]);

/** All source that may name a text. */
const source = ['components', 'entrypoints', 'utils', 'wxt.config.ts'].map(read).join('\n');

function read(path: string): string {
  if (/\.tsx?$/.test(path)) return readFileSync(join(root, path), 'utf8');
  if (/\.\w+$/.test(path)) return '';
  try {
    return readdirSync(join(root, path))
      .map((name) => read(`${path}/${name}`))
      .join('\n');
  } catch {
    return '';
  }
}

describe('the texts', () => {
  test.each(keys)('%s is used', (key) => {
    const base = key.replace(/_(one|other)$/, '');

    expect(built.has(key) || new RegExp(`(?:\\b|__MSG_)${base}(?:\\b|__)`).test(source)).toBe(true);
  });

  test('are there for every kind, reason, mode and group', () => {
    expect([...built].filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('that count have every form of English', () => {
    const counted = keys.filter((key) => key.endsWith('_other')).map((key) => key.replace(/_other$/, ''));

    expect(counted.filter((key) => !keys.includes(`${key}_one`))).toEqual([]);
  });

  test('have names that browsers take', () => {
    expect(keys.filter((key) => !/^[A-Za-z0-9_@]+$/.test(key))).toEqual([]);
  });
});
