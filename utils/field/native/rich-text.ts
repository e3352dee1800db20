import { findAll, findFirst, textContentOf } from '../../dom/nodes';
import { marked } from '../quirks';

/** Hints that editors draw into their own text. */
export const hints = `${marked('draws its hint into its text')}, [class*=placeholder i]`;

/** What an editing host shows, as a person reads it; layout-free. */
export function richText(element: Element): string {
  const text = findFirst(element, hints) ? withoutHints(element) : textContentOf(element);
  return (text ?? '').replace(/\u200b|\ufeff/g, '').trim();
}

function withoutHints(element: Element): string | null {
  const copy = element.cloneNode(true) as Element;
  for (const hint of findAll(copy, hints)) hint.remove();
  return textContentOf(copy);
}
