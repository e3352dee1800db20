import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const top = fileURLToPath(new URL('..', import.meta.url));
const rooms = ['components', 'entrypoints', 'modules', 'utils'];

/** Types count: what is read together is understood together. */
const imported = /(?:^|\n)(?:import|export)\b[^;'"]*?\bfrom '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g;

function importsOf(file: string): string[] {
  const named = [...readFileSync(file, 'utf8').matchAll(imported)].map((match) => match[1] ?? match[2]!);
  return named.flatMap((name) => {
    const path = join(dirname(file), name);
    return ['.ts', '.tsx', '/index.ts'].map((end) => path + end).filter((one) => existsSync(one));
  });
}

function sources(): string[] {
  return rooms.flatMap((room) =>
    readdirSync(join(top, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(top, room, name)),
  );
}

/** The room a file is in: a folder of `utils`, or one beside it. */
function roomOf(file: string): string {
  const [first = '', second = ''] = relative(top, file).split(/[\\/]/);
  return first === 'utils' ? second : first;
}

/** Which rooms each room knows. */
function roomsOf(imports: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const known = new Map<string, Set<string>>();
  for (const [file, others] of imports) {
    const from = roomOf(file);
    const rooms = known.get(from) ?? new Set();
    known.set(from, rooms);
    for (const other of others) if (roomOf(other) !== from) rooms.add(roomOf(other));
  }
  return new Map([...known].map(([from, others]) => [from, [...others]]));
}

/** The first circle of files met from one, each importing the next; null where there is none. */
function circle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    path.push(file);
    for (const next of imports.get(file) ?? []) {
      const found = visit(next);
      if (found) return found;
    }
    path.pop();
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const found = visit(file);
    if (found) return found;
  }
  return null;
}

test('a circle of imports is found', () => {
  const imports = { a: ['b'], b: ['c', 'd'], c: [], d: ['b'] };
  expect(circle(new Map(Object.entries(imports)))).toEqual(['b', 'd', 'b']);
});

const imports = new Map(sources().map((file) => [file, importsOf(file)]));

test('no files import each other in a circle, not even types', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
  expect(circle(imports)?.map((file) => relative(top, file)) ?? []).toEqual([]);
});

test('no rooms import each other in a circle: what one needs of those above it goes down, or its user up', () => {
  const rooms = roomsOf(imports);
  expect(rooms.get('plan')).toContain('kinds');
  expect(circle(rooms) ?? []).toEqual([]);
});
