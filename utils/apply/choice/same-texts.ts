/** Whether two lists hold the same texts, in any order. */
export function sameTexts(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text) => others.includes(text));
}
