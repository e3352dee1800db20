import { isRecord } from '../is-record';
import { tooDeepAt } from '../json-text';
import { readSettings, type SettingsProblem } from '../read-settings';
import type { Carried, FileProblem } from './carried';
import { readForeign } from './foreign/read-foreign';
import type { ForeignRules, LeftOut, Tool } from './foreign/foreign-rules';
import { placesIn } from './places-in';
import { listNames, transferLists } from './transfer-lists';
import { transferVersion } from './write-transfer';

export interface TransferFile {
  readonly is: 'file';
  /** null for our own. */
  readonly tool: Tool | null;
  readonly carried: Carried;
  readonly problems: readonly FileProblem[];
  /** What another tool's file has that we do not take over. */
  readonly left: readonly LeftOut[];
}

export type ReadTransfer =
  | TransferFile
  | { readonly is: 'too-large' | 'too-deep' | 'unknown' | 'newer' }
  /** No JSON; `line` from 1. */
  | { readonly is: 'not-json'; readonly line: number };

const largest = 10 * 1024 * 1024;

/** Reads a file's text, ours or another tool's. Never throws; nothing is changed by it. */
export async function readTransfer(text: string): Promise<ReadTransfer> {
  if (text.length > largest) return { is: 'too-large' };
  const written = decoded(text);
  if (tooDeepAt(written) !== null) return { is: 'too-deep' };
  let file: unknown;
  try {
    file = JSON.parse(written);
  } catch {
    return { is: 'not-json', line: placesIn(written).firstError?.line ?? 1 };
  }
  if (!isRecord(file)) return { is: 'unknown' };
  if ('understudy' in file) return readOurs(file, written);
  const foreign = await readForeign(file);
  if (!foreign) return { is: 'unknown' };
  return readOthers(foreign);
}

/** What the tool allows and we don't, its own mistakes and what it has twice come out here. */
function readOthers({ tool, rules, left }: ForeignRules): TransferFile {
  const { entries, problems } = transferLists.rules.read(transferLists.rules.document(rules));
  const wrong = new Set(problems.map(({ where }) => Number(where.split('.')[1])));
  const lost = [...wrong].map((index) => ({ what: rules[index]?.name ?? '', why: 'unreadable' as const }));
  return {
    is: 'file',
    tool,
    carried: { settings: null, lists: { rules: entries } },
    problems: [],
    left: [...left, ...lost],
  };
}

function readOurs(file: Readonly<Record<string, unknown>>, text: string): ReadTransfer {
  if (file['understudy'] !== transferVersion) return { is: 'newer' };
  const settings = 'settings' in file ? readSettings(file['settings']) : null;
  const problems: SettingsProblem[] = (settings?.problems ?? []).map(({ where, what }) => ({
    where: ['settings', where].filter(Boolean).join('.'),
    what,
  }));
  const lists: Partial<Record<string, Carried['lists']['rules']>> = {};
  for (const name of listNames) {
    if (!(name in file)) continue;
    const read = transferLists[name].read(file[name]);
    lists[name] = read.entries;
    problems.push(...read.problems);
  }
  const carried = { settings: settings?.settings ?? null, lists };
  return { is: 'file', tool: null, carried, problems: withPlaces(problems, text), left: [] };
}

/** `rules.3.value` stands at `rules` → `rules` → 3 → `value`: each part has its version beside what it holds. */
function withPlaces(problems: readonly SettingsProblem[], text: string): FileProblem[] {
  if (problems.length === 0) return [];
  const places = placesIn(text);
  return problems.map(({ where, what }) => {
    const [part = '', ...rest] = where.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return { where, what, ...places.at([part, keyWithin(String(part)), ...rest]) };
  });
}

function keyWithin(part: string): string {
  const name = listNames.find((one) => one === part);
  return name ? transferLists[name].key : part;
}

/** Fake Filler writes its JSON in base64. */
function decoded(text: string): string {
  const plain = text.trim();
  if (!/^[A-Za-z0-9+/]{20,}={0,2}$/.test(plain)) return text;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0)));
  } catch {
    // Letters that only look like base64.
    return text;
  }
}
