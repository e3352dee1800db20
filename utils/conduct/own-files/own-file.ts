/** The extension's own files, read when they are needed. */
import { lexiconPath } from '../../plan/lexicon/lexicon';

declare global {
  /** What one script of the worker has begun to read, for whichever needs it. */
  var __understudyLexicon: Promise<ArrayBuffer> | undefined;
}

/** @throws Error for a path that names no file */
export async function ownFile(path: string): Promise<Response> {
  const response = await fetch(`/${path}`);
  if (!response.ok) throw new Error(`No such data in the extension: ${path}`);
  return response;
}

export const ownJson = async (path: string): Promise<unknown> => (await ownFile(path)).json();

/** The largest of them: 2.7 MB, read once while the worker is awake, and sooner than the script that opens it is run. */
export function lexiconBytes(): Promise<ArrayBuffer> {
  const known = globalThis.__understudyLexicon;
  if (known) return known;
  const read = ownFile(lexiconPath).then((file) => file.arrayBuffer());
  globalThis.__understudyLexicon = read;
  read.catch(() => (globalThis.__understudyLexicon = undefined));
  return read;
}
