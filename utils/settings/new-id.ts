/** An id for an entry of a list: short, for a file that people read. */
export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}
