import type { FieldId } from '../pipeline';
import type { Scanner } from './scanner';

/** Milliseconds for all selectors together: a person's `:has()` over a large page may take long. */
const patience = 200;

/**
 * Which of the fields found each selector names. One that is no selector, and those left once time is up, name none.
 * @param now milliseconds on a clock that only goes forward
 */
export function selectFields(scanner: Scanner, selectors: readonly string[], now: () => number): FieldId[][] {
  const end = now() + patience;
  return selectors.map((selector) => {
    const named: FieldId[] = [];
    try {
      for (const found of scanner.found) {
        if (now() > end) break;
        if (Element.prototype.matches.call(found.element, selector)) named.push(scanner.idOf(found));
      }
    } catch {
      // A SyntaxError: checked where rules are made, but browsers differ in the selectors they know.
      return [];
    }
    return named;
  });
}
