import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import messages from '../../public/_locales/en/messages.json';
import { kindGroups } from '../../utils/plan/kinds';
import { modes } from '../../utils/plan/context';

const root = fileURLToPath(new URL('../..', import.meta.url));
const keys = Object.keys(messages);

/** All source that may name a text. */
const source = ['components', 'entrypoints', 'utils/conduct', 'utils/catalogue', 'wxt.config.ts'].map(read).join('\n');

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
    const built = [
      ...kindGroups.map((group) => `kindGroup_${group}`),
      ...modes.flatMap((mode) => [`mode_${mode}`, `modeHint_${mode}`]),
    ];

    expect(built.includes(key) || new RegExp(`(?:\\b|__MSG_)${base}(?:\\b|__)`).test(source)).toBe(true);
  });

  test('that count have every form of English', () => {
    const counted = keys.filter((key) => key.endsWith('_other')).map((key) => key.replace(/_other$/, ''));

    expect(counted.filter((key) => !keys.includes(`${key}_one`))).toEqual([]);
  });

  test('have names that browsers take', () => {
    expect(keys.filter((key) => !/^[A-Za-z0-9_@]+$/.test(key))).toEqual([]);
  });
});
