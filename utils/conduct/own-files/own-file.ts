/** The extension's own files, read when they are needed. */
import { lexiconPath } from '../../plan/lexicon/lexicon';

declare global {
  /** What one script of the worker has begun to read, by path, for whichever needs it. */
  var __understudyFiles: Map<string, Promise<unknown>> | undefined;
}

/** Data that the plan of any page needs. */
export const neededByAll: readonly string[] = ['data/asks/table.json', 'data/asks/en.json'];

/** @throws Error for a path that names no file */
export async function ownFile(path: string): Promise<Response> {
  const response = await fetch(`/${path}`);
  if (!response.ok) throw new Error(`No such data in the extension: ${path}`);
  return response;
}

/** What is needed by all is read once while the worker is awake. @throws Error for a path that names no file */
export async function ownJson(path: string): Promise<unknown> {
  const read = async () => (await ownFile(path)).json();
  return neededByAll.includes(path) ? once(path, read) : read();
}

/** The largest of them, 2.7 MB, read once while the worker is awake. */
export function lexiconBytes(): Promise<ArrayBuffer> {
  return once(lexiconPath, async () => (await ownFile(lexiconPath)).arrayBuffer());
}

/** Begins to read what the first plan needs, sooner than the script that makes it is run. */
export function readAhead(): void {
  for (const read of [lexiconBytes(), ...neededByAll.map(ownJson)]) read.catch(() => undefined);
}

function once<T>(path: string, read: () => Promise<T>): Promise<T> {
  const files = (globalThis.__understudyFiles ??= new Map());
  const known = files.get(path);
  if (known) return known as Promise<T>;
  const begun = read();
  files.set(path, begun);
  begun.catch(() => files.delete(path));
  return begun;
}
