/** How a part of what the person has set is cut up for the browser's sync, and put together again. */
import { hash } from '../../hash';
import { isRecord } from '../is-record';

/** https://developer.chrome.com/docs/extensions/reference/api/storage#property-sync; Firefox has the same. */
export const syncLimits = { bytes: 102_400, itemBytes: 8_192, items: 512 } as const;

/** Which version of a part it is, and which ones it took in: so a browser knows what is newer than its own. */
export interface Version {
  readonly rev: string;
  /** Newest first. */
  readonly after: readonly string[];
}

/** What stands beside the pieces: how many there are of a part, and what they come to. */
export interface PackedPart extends Version {
  readonly pieces: number;
  readonly hash: string;
}
export type SyncIndex = Readonly<Record<string, PackedPart>>;
export type SyncItems = Readonly<Record<string, unknown>>;

/** The item that holds the index. */
export const indexKey = 'index';
/** Kept free for the index. */
const indexBytes = 2_500;

export interface Packed {
  readonly index: SyncIndex;
  readonly items: SyncItems;
  /** Parts that there is no room for. */
  readonly left: readonly string[];
}

/** @param parts the most important first */
export function pack(
  parts: readonly { readonly part: string; readonly text: string; readonly version: Version }[],
): Packed {
  const index: Record<string, PackedPart> = {};
  const items: Record<string, unknown> = {};
  const left: string[] = [];
  let [bytes, count] = [indexBytes, 1];
  for (const { part, text, version } of parts) {
    const pieces = piecesOf(part, text);
    const size = pieces.reduce((sum, piece, nth) => sum + bytesOf(keyOf(part, nth), piece), 0);
    if (bytes + size > syncLimits.bytes || count + pieces.length > syncLimits.items) {
      left.push(part);
      continue;
    }
    [bytes, count] = [bytes + size, count + pieces.length];
    index[part] = { pieces: pieces.length, hash: hash(text), ...version };
    pieces.forEach((piece, nth) => (items[keyOf(part, nth)] = piece));
  }
  return { index, items: { ...items, [indexKey]: index }, left };
}

/** A part's text; null where it is not there, or not all of it has arrived yet. */
export function unpack(part: string, items: SyncItems): string | null {
  const entry = indexOf(items)[part];
  if (!entry) return null;
  const pieces = Array.from({ length: entry.pieces }, (_, nth) => items[keyOf(part, nth)]);
  const text = pieces.join('');
  return hash(text) === entry.hash ? text : null;
}

/** The index among the items; empty where nobody has put one there. */
export function indexOf(items: SyncItems): SyncIndex {
  const index = items[indexKey];
  return isRecord(index) ? (index as SyncIndex) : {};
}

/** Keys of pieces that no index speaks of any longer. */
export function stalePieces(before: SyncItems, after: SyncItems): string[] {
  return Object.keys(before).filter((key) => !(key in after));
}

function keyOf(part: string, nth: number): string {
  return `${part}.${nth}`;
}

function piecesOf(part: string, text: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    let length: number = syncLimits.itemBytes;
    while (bytesOf(keyOf(part, pieces.length), text.slice(at, at + length)) > syncLimits.itemBytes) {
      length = Math.floor(length * 0.8);
    }
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return pieces;
}

/** As the browser counts: the key, and the value as JSON in UTF-8. */
function bytesOf(key: string, value: string): number {
  return key.length + new TextEncoder().encode(JSON.stringify(value)).length;
}
