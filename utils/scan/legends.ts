import { attribute, firstChildOf, isElement, localNameOf, nextSiblingOf } from '../dom/nodes';
import { elementsNamed } from './ids';
import type { ReadText } from './read-text';
import { tidy } from '../dom/text';

/** What a fieldset or labelled group is called, '' where it has no name. */
export function legendOf(group: Element, read: ReadText): string {
  if (localNameOf(group) === 'fieldset') {
    const legend = childNamed(group, 'legend');
    if (legend) return read(legend);
  }
  const named = elementsNamed(attribute(group, 'aria-labelledby'), group).map(read).join(' ');
  return tidy(named || attribute(group, 'aria-label'));
}

function childNamed(parent: Element, name: string): Element | null {
  let child = firstChildOf(parent);
  for (let seen = 0; child && seen < 20; seen++, child = nextSiblingOf(child))
    if (isElement(child) && localNameOf(child) === name) return child;
  return null;
}
