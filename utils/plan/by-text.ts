/** Texts of which one reader remembers what it made: pages without end must not fill the memory. */
const mostRemembered = 4_000;

/**
 * A reader of texts that reads each but once: labels, units and names repeat within a page, up to thousands of times.
 * @param read what the text alone decides; nobody may change what it returns
 */
export function byText<T, Text extends string = string>(read: (text: Text) => T): (text: Text) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = read(text);
    if (known.size >= mostRemembered) known.clear();
    known.set(text, made);
    return made;
  };
}

/**
 * The same for what a text and the tables it is read by decide together: each table has a reader of its own while it is there.
 * @param read nobody may change what it returns
 */
export function byTextOf<T, Tables extends object>(
  read: (text: string, tables: Tables) => T,
): (text: string, tables: Tables) => T {
  const readers = new WeakMap<Tables, (text: string) => T>();
  return (text, tables) => {
    const reader = readers.get(tables) ?? byText((one) => read(one, tables));
    readers.set(tables, reader);
    return reader(text);
  };
}
