import { parentElementOf } from './nodes';

/**
 * Elements without those that hold others of the same set. Each ancestor is met once: asking every element of every other
 * one keeps a page with a list of 10,000 options for seconds.
 */
export function innermost(elements: readonly Element[]): Element[] {
  const holders = new Set<Element>();
  for (const element of elements)
    for (let at = parentElementOf(element); at && !holders.has(at); at = parentElementOf(at)) holders.add(at);
  return elements.filter((element) => !holders.has(element));
}
