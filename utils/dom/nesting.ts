/**
 * Which elements of a set hold others of it. Ancestors are looked up in the set: asking every element of every other one
 * keeps a page with a list of 10,000 options for seconds.
 */
import { parentElementOf } from './nodes';

/** Elements without those that hold others of the same set. */
export function innermost(elements: readonly Element[]): Element[] {
  const holders = new Set<Element>();
  for (const element of elements)
    for (let at = parentElementOf(element); at && !holders.has(at); at = parentElementOf(at)) holders.add(at);
  return elements.filter((element) => !holders.has(element));
}

/**
 * Elements without those that stand in others of the same set.
 * @param parentOf one step outwards; `flatParentOf` goes on from a shadow tree into what stands around it
 */
export function outermost(
  elements: readonly Element[],
  parentOf: (element: Element) => Element | null = parentElementOf,
): Element[] {
  const all = new Set(elements);
  return elements.filter((element) => {
    for (let at = parentOf(element); at; at = parentOf(at)) if (all.has(at)) return false;
    return true;
  });
}
