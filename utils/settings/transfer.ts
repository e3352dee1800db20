/** Everything a person has set as one readable JSON file, and the way back. */
import type { Rule } from '../plan/rules/rule';
import { personsShape } from './persons-store';
import { listDocument, readList } from './read-list';
import { readRules, rulesDocument } from './read-rules';
import { readSettings, settingsDocument, type SettingsProblem } from './read-settings';
import type { SavedPerson } from './saved-person';
import type { Settings } from './settings';

/** Version of the file's own shape. */
const transferVersion = 1;

export interface Carried {
  /** null where the file has none. */
  readonly settings: Settings | null;
  readonly rules: readonly Rule[] | null;
  readonly persons: readonly SavedPerson[] | null;
}

export type ReadTransfer =
  | { readonly is: 'file'; readonly carried: Carried; readonly problems: readonly SettingsProblem[] }
  | { readonly is: 'too-large' | 'too-deep' | 'not-ours' }
  /** No JSON; `line` from 1. */
  | { readonly is: 'not-json'; readonly line: number };

/** The file's text, with what is wanted of all. */
export function writeTransfer({ settings, rules, persons }: Partial<Carried>): string {
  return `${JSON.stringify(
    {
      understudy: transferVersion,
      ...(settings && { settings: settingsDocument(settings) }),
      ...(rules && { rules: rulesDocument(rules) }),
      ...(persons && { persons: listDocument(personsShape, persons) }),
    },
    null,
    2,
  )}\n`;
}

const largest = 10 * 1024 * 1024;
const deepest = 40;

/** Reads a file's text. Never throws; nothing is changed by it. */
export function readTransfer(text: string): ReadTransfer {
  if (text.length > largest) return { is: 'too-large' };
  if (depthOf(text) > deepest) return { is: 'too-deep' };
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { is: 'not-json', line: lineOf(text, error) };
  }
  if (typeof file !== 'object' || file === null || !('understudy' in file)) return { is: 'not-ours' };
  const settings = 'settings' in file ? readSettings(file.settings) : null;
  const rules = 'rules' in file ? readRules(file.rules) : null;
  const persons = 'persons' in file ? readList(personsShape, file.persons) : null;
  const problems = [
    ...(settings?.problems ?? []).map(({ where, what }) => ({ where: where ? `settings.${where}` : 'settings', what })),
    ...(rules?.problems ?? []),
    ...(persons?.problems ?? []),
  ];
  const carried = {
    settings: settings?.settings ?? null,
    rules: rules?.rules ?? null,
    persons: persons?.entries ?? null,
  };
  return { is: 'file', carried, problems };
}

/** How deep brackets nest, told without a parser: that of the browser would go as deep as they do. */
function depthOf(text: string): number {
  let [depth, most, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isQuoted && letter === '\\') at++;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '{' || letter === '[')) most = Math.max(most, ++depth);
    else if (!isQuoted && (letter === '}' || letter === ']')) depth--;
  }
  return most;
}

/** Browsers name the line (Firefox) or the position (Chromium) in the error's words; the last line where neither is. */
function lineOf(text: string, error: unknown): number {
  const words = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(words)?.[1];
  const position = Number(/position (\d+)/.exec(words)?.[1] ?? text.length);
  return line ? Number(line) : text.slice(0, position).split('\n').length;
}

/** How entries of a list come in: beside those there are (of one id the file's), or in their place. */
export const importWays = ['merge', 'replace'] as const;
export type ImportWay = (typeof importWays)[number];

export interface ListChange<T> {
  readonly entries: readonly T[];
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** What an import would do to a list. */
export function importList<T extends { readonly id: string }>(
  now: readonly T[],
  file: readonly T[],
  way: ImportWay,
): ListChange<T> {
  const known = new Map(now.map((entry) => [entry.id, entry]));
  const coming = new Map(file.map((entry) => [entry.id, entry]));
  const isSame = (entry: T) => JSON.stringify(entry) === JSON.stringify(known.get(entry.id));
  const added = file.filter(({ id }) => !known.has(id));
  const changed = file.filter((entry) => known.has(entry.id) && !isSame(entry)).length;
  if (way === 'replace') {
    return { entries: file, added: added.length, changed, removed: now.filter(({ id }) => !coming.has(id)).length };
  }
  const merged = now.map((entry) => coming.get(entry.id) ?? entry);
  return { entries: [...merged, ...added], added: added.length, changed, removed: 0 };
}
