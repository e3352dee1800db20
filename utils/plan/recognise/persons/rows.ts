/** Which fields repeat: rows of a table, cards, numbered names. One column is one question asked in every row. */
import { firstText } from '../../label-of';
import { readAutocomplete } from '../signals/autocomplete';
import type { Reading } from '../reading';
import type { Steps } from '../../steps';
import { isCell, rowInName } from './whose';

export interface Row {
  /** Names the rows that belong together. */
  readonly block: string;
  /** As the page numbers or calls it, else counted from 1. */
  readonly which: string;
  /** Its place among the rows, from 0. */
  readonly nth: number;
  /** Whether each row is somebody. */
  readonly people: boolean;
  /** Whether column heads say what is asked. */
  readonly table: boolean;
}

/** Questions asked once a row, by row. */
type Column = ReadonlyMap<string, Reading>;

/** Fewer alike fields without a number, a name or a group that tells them apart may be anything. */
const fewestNameless = 3;

/** @param fields all fields of the page, in page order */
export function* findRows(fields: readonly Reading[]): Steps<Map<Reading, Row>> {
  const rows = new Map<Reading, Row>();
  const candidates = fields.filter(({ field, repeats }) => field.skipReason === null && repeats === null);
  for (const find of [sectionBlocks, groupedBlocks, numberedBlocks, listedBlocks]) {
    const blocks = find(candidates.filter((reading) => !rows.has(reading)));
    for (const [block, columns] of blocks) addBlock(rows, `${find.name} ${block}`, columns);
    yield;
  }
  return rows;
}

function addBlock(rows: Map<Reading, Row>, block: string, columns: readonly Column[]): void {
  const kinds = new Set(columns.map((column) => [...column.values()][0]!.kind));
  const people = kinds.has('name') || (kinds.has('given-name') && kinds.has('family-name'));
  const halfNamed = !people && (kinds.has('given-name') || kinds.has('family-name'));
  if (halfNamed || (columns.length < 2 && !(people && isCounted(columns[0]!)))) return;
  for (const column of columns) {
    [...column].forEach(([which, reading], nth) => {
      if (!rows.has(reading)) rows.set(reading, { block, which, nth, people, table: isCell(reading.field) });
    });
  }
}

/** One field a row is little to go by: the rows count up, and their labels differ in the number alone. */
function isCounted(column: Column): boolean {
  const numbers = [...column.keys()].map(Number);
  const labels = [...column.values()].map(({ field }) => firstText(field).replace(/\d+/g, '#'));
  return new Set(labels).size === 1 && numbers.every((number, at) => number === numbers[0]! + at);
}

/** Sections that `autocomplete` names. */
function sectionBlocks(fields: readonly Reading[]): Map<string, readonly Column[]> {
  const columns = new Map<string, Map<string, Reading>>();
  for (const reading of fields) {
    const { section } = readAutocomplete(reading.field.autocomplete);
    const key = JSON.stringify(['', reading.kind]);
    if (section) columns.set(key, (columns.get(key) ?? new Map<string, Reading>()).set(section, reading));
  }
  return byRows(columns);
}

/** Groups side by side that ask the same, the widest first. */
function groupedBlocks(fields: readonly Reading[]): Map<string, readonly Column[]> {
  const members = new Map<string, Reading[]>();
  for (const reading of fields) {
    const path = reading.field.group.split('/');
    path.forEach((_, depth) => push(members, path.slice(0, depth + 1).join('/'), reading));
  }
  members.delete('');
  const alike = new Map<string, Reading[][]>();
  for (const [path, readings] of members) {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    const asks = readings.map(({ kind, part }) => kind + (part.of === 'date' ? part.piece : '')).join();
    push(alike, JSON.stringify([readings[0]!.field.form, parent, asks]), readings);
  }
  const blocks = new Map<string, readonly Column[]>();
  for (const [key, groups] of alike) {
    if (groups.some(isSpelt) && !groups.every(isSpelt)) continue;
    const numbered = numbersOf(groups) !== null || groups.some(([first]) => isCell(first!.field));
    if (groups.length >= (numbered ? 2 : fewestNameless)) blocks.set(key, columnsOf(groups));
  }
  return blocks;
}

const kana = /ふりがな|フリガナ|よみがな|カナ|(?<!\p{L})(?:せい|セイ)(?!\p{L})/u;

/** How the name in the row above it is read: the same person's. */
function isSpelt([first]: readonly Reading[]): boolean {
  return first!.field.texts.some(({ text }) => kana.test(text));
}

function columnsOf(groups: readonly (readonly Reading[])[]): Column[] {
  const numbers = numbersOf(groups);
  const which = (nth: number) => String(numbers?.[nth] ?? nth + 1);
  return groups[0]!.map((_, at) => new Map(groups.map((group, nth) => [which(nth), group[at]!] as const)));
}

/** The numbers that the groups' names have; null where names don't count. */
function numbersOf(groups: readonly (readonly Reading[])[]): number[] | null {
  const numbers = groups.map(([first]) => rowInName(first!.field.name)).filter((number) => number !== null);
  return new Set(numbers).size === groups.length ? numbers : null;
}

/** Names that differ in one number alone: `guests[0][first]`, `guests[1][first]`. */
function numberedBlocks(fields: readonly Reading[]): Map<string, readonly Column[]> {
  const columns = new Map<string, Map<string, Reading>>();
  for (const reading of fields) {
    const name = reading.field.name || reading.field.elementId;
    for (const found of name.slice(0, 120).matchAll(/\d{1,4}/g)) {
      const stem = `${name.slice(0, found.index)}#${name.slice(found.index + found[0].length)}`;
      const key = JSON.stringify([reading.field.form, stem, reading.kind]);
      const column = columns.get(key) ?? new Map<string, Reading>();
      columns.set(key, column.set(String(Number(found[0])), reading));
    }
  }
  return byRows(columns);
}

/** Fields that say the same and are told apart by nothing. */
function listedBlocks(fields: readonly Reading[]): Map<string, readonly Column[]> {
  const columns = new Map<string, Map<string, Reading>>();
  for (const reading of fields) {
    const { form, name, texts } = reading.field;
    if (reading.part.of === 'split') continue;
    const said = texts.filter(({ source }) => source !== 'heading' && source !== 'legend').map(({ text }) => text);
    const key = JSON.stringify([form, name, said, reading.kind]);
    const column = columns.get(key) ?? new Map<string, Reading>();
    columns.set(key, column.set(String(column.size + 1), reading));
  }
  for (const [key, column] of columns) if (column.size < fewestNameless) columns.delete(key);
  return byRows(columns);
}

/** Columns of the same rows make one block. */
function byRows(columns: ReadonlyMap<string, Column>): Map<string, readonly Column[]> {
  const blocks = new Map<string, Column[]>();
  for (const [key, column] of columns) {
    if (column.size < 2) continue;
    const [form] = JSON.parse(key) as string[];
    push(blocks, JSON.stringify([form, ...column.keys()]), column);
  }
  return blocks;
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
