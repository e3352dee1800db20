/** The extension's own files, read when they are needed. */

/** Data that the plan of any page needs, read once while the worker is awake. */
const neededByAll: readonly string[] = ['data/asks/table.json', 'data/asks/en.json'];
const read = new Map<string, Promise<unknown>>();

/** @throws Error for a path that names no file */
export async function ownFile(path: string): Promise<Response> {
  const response = await fetch(`/${path}`);
  if (!response.ok) throw new Error(`No such data in the extension: ${path}`);
  return response;
}

/** @throws Error for a path that names no file */
export function ownJson(path: string): Promise<unknown> {
  const known = read.get(path);
  if (known) return known;
  const begun = ownFile(path).then((file): Promise<unknown> => file.json());
  if (neededByAll.includes(path)) {
    read.set(path, begun);
    begun.catch(() => read.delete(path));
  }
  return begun;
}
