/** JSON tables say each thing once: of doubled keys a parser drops all but the last, and says nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'jsonc-parser';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../utils/plan');
const tables = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.json') && !path.split(/[\\/]/).includes('compiled'),
);

/** Paths of keys that stand twice in one object. */
function doubledKeys(text: string): string[] {
  const open: Set<string>[] = [];
  const doubled: string[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty(key, _offset, _length, line, _column, pathOf) {
      if (open.at(-1)!.has(key)) doubled.push(`${[...pathOf(), key].join('.')} (line ${line + 1})`);
      open.at(-1)!.add(key);
    },
  });
  return doubled;
}

it('finds keys that stand twice in one object, and no others', () => {
  const table = '{ "codes": { "gln": [1], "ean": [{ "gln": 2 }], "gln": [3] }, "gln": {} }';
  expect(doubledKeys(table)).toEqual(['codes.gln (line 1)']);
});

it('stand once in each table', () => {
  expect(tables.length).toBeGreaterThan(100);
  const found = tables.flatMap((path) =>
    doubledKeys(readFileSync(join(root, path), 'utf8')).map((key) => `${path}: ${key}`),
  );
  expect(found).toEqual([]);
});
