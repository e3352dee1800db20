/**
 * Class names that say what an element is now: those with a colon say how it will look once it is something
 * (`data-selected:font-bold`, Tailwind's variants).
 */
import { attribute } from '../../dom/nodes';
export function plainNames(element: Element): string {
  const names = attribute(element, 'class');
  return names.includes(':')
    ? names
        .split(/\s+/)
        .filter((name) => !name.includes(':'))
        .join(' ')
    : names;
}
