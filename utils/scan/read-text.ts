import { textOf } from '../dom/text';

/** Reads what an element says; each once, however many fields it speaks for. */
export type ReadText = (element: Element) => string;

export function createReadText(): ReadText {
  const known = new Map<Element, string>();
  return (element) => {
    const text = known.get(element) ?? textOf(element);
    known.set(element, text);
    return text;
  };
}
