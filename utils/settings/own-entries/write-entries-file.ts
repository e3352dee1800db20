import Papa from 'papaparse';
import type { OwnEntry, OwnValue } from './own-entry';
import { listDocument } from '../read-list';
import { ownEntriesShape } from './own-entries-shape';
import { csvColumns, type CsvColumn } from './csv-columns';
import { groupSeparator } from './group-path';

export const fileFormats = ['json', 'csv', 'bugmagnet'] as const;
export type FileFormat = (typeof fileFormats)[number];

export interface EntriesFile {
  readonly text: string;
  readonly name: string;
  readonly type: string;
  /** Entries that the format cannot express. */
  readonly left: number;
}

/** Version of the JSON file's own shape, the same as that of a file of settings. */
const fileVersion = 1;

/** The file of all entries in a format. */
export function writeEntriesFile(entries: readonly OwnEntry[], format: FileFormat): EntriesFile {
  const json = { type: 'application/json', left: 0 };
  switch (format) {
    case 'json': {
      const file = { understudy: fileVersion, catalogue: listDocument(ownEntriesShape, entries) };
      return { ...json, text: written(file), name: 'understudy-catalogue.json' };
    }
    case 'csv':
      return { text: csvText(entries), name: 'understudy-catalogue.csv', type: 'text/csv', left: 0 };
    case 'bugmagnet': {
      const { menu, left } = bugMagnetMenu(entries);
      return { ...json, left, text: written(menu), name: 'bugmagnet-config.json' };
    }
  }
}

function written(file: unknown): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The mark at the beginning tells spreadsheets that it is UTF-8. */
function csvText(entries: readonly OwnEntry[]): string {
  const rows = entries.map((entry) => csvColumns.map((column) => csvCells(entry)[column]));
  return `\uFEFF${Papa.unparse([[...csvColumns], ...rows])}\r\n`;
}

function csvCells({ id, title, group, value, kinds = [], suits = [] }: OwnEntry): Record<CsvColumn, string> {
  return { id, title, group, ...csvValue(value), kinds: kinds.join(' '), suits: suits.join(' ') };
}

/** What a cell would not give back as it was goes as JSON: half a surrogate pair, a line end of another system. */
function csvValue(value: OwnValue): { readonly form: string; readonly value: string } {
  const cell = plainCell(value);
  if (cell === null || /[\uD800-\uDFFF]/u.test(cell) || cell.includes('\r'))
    return { form: 'json', value: JSON.stringify(value) };
  return { form: value.is, value: cell };
}

function plainCell(value: OwnValue): string | null {
  if (value.is === 'fixed' || value.is === 'template') return value.text;
  if (value.is === 'pattern') return value.pattern;
  return value.is === 'list' ? value.entries.join('\n') : null;
}

type BugMagnetMenu = { [name: string]: string | BugMagnetRecipe | BugMagnetMenu };
interface BugMagnetRecipe {
  readonly _type: 'size';
  readonly size: string;
  readonly template: string;
}

function bugMagnetMenu(entries: readonly OwnEntry[]): { readonly menu: BugMagnetMenu; readonly left: number } {
  const menu = emptyMenu();
  let left = 0;
  for (const { title, group, value } of entries) {
    const leaf = bugMagnetValue(value);
    if (leaf === null) left++;
    else {
      const inside = submenu(menu, group);
      inside[freeName(inside, title)] = leaf;
    }
  }
  return { menu, left };
}

function submenu(menu: BugMagnetMenu, group: string): BugMagnetMenu {
  return group
    .split(groupSeparator)
    .filter(Boolean)
    .reduce<BugMagnetMenu>((inside, name) => {
      const known = inside[name];
      if (typeof known === 'object' && !('_type' in known)) return known as BugMagnetMenu;
      const made = emptyMenu();
      inside[freeName(inside, name)] = made;
      return made;
    }, menu);
}

/** Without a prototype: a name may be `__proto__`. */
function emptyMenu(): BugMagnetMenu {
  return Object.create(null) as BugMagnetMenu;
}

function freeName(menu: BugMagnetMenu, name: string): string {
  let free = name;
  for (let count = 2; free in menu; count++) free = `${name} (${count})`;
  return free;
}

function bugMagnetValue(value: OwnValue): string | BugMagnetRecipe | null {
  if (value.is === 'fixed') return value.text;
  return value.is === 'repeated' ? { _type: 'size', size: String(value.length), template: value.text } : null;
}
