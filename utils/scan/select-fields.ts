import { noteUnless } from '../dom/faults';
import type { FieldId, SelectedFields } from '../pipeline';
import type { Scanner } from './scanner';

/** Milliseconds for all selectors together: a person's `:has()` over a large page may take long. */
const patience = 200;

/**
 * Which of the fields found each selector names, and what kept one from being asked of all of them.
 * @param now milliseconds on a clock that only goes forward
 */
export function selectFields(scanner: Scanner, selectors: readonly string[], now: () => number): SelectedFields[] {
  const end = now() + patience;
  return selectors.map((selector) => {
    const ids: FieldId[] = [];
    for (const found of scanner.found) {
      if (now() > end) return { ids, trouble: 'too-slow' };
      const isNamed = matches(found.element, selector);
      if (isNamed === null) return { ids: [], trouble: 'unknown' };
      if (isNamed) ids.push(scanner.idOf(found));
    }
    return { ids, trouble: null };
  });
}

/** @returns null for what this browser does not know as a selector */
function matches(element: Element, selector: string): boolean | null {
  try {
    return Element.prototype.matches.call(element, selector);
  } catch (error) {
    // Selectors are checked where rules are made, but that may have been in another browser.
    noteUnless('SyntaxError', 'select-fields', error);
    return null;
  }
}
