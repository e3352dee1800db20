import type { AgentTarget } from '../messages';
import { attribute, closest, composedParentOf } from '../dom/nodes';
import { elementsNamed } from './ids';
import type { Scanner } from './scanner';
import { focusedElement } from '../dom/focused';

/**
 * The field a command points at and the fields of its form. Reads the page anew where the element is not known yet.
 * @param clicked what a context menu was opened on; null where nobody knows: then it is what has the focus
 */
export async function targetOf(document: Document, scanner: Scanner, clicked: Element | null): Promise<AgentTarget> {
  const candidates = [clicked, clicked && labelledBy(clicked), focusIn(clicked, document)];
  const pointed = candidates.filter((one) => one !== null);
  if (pointed.length === 0) return { field: null, form: [] };
  const owner = () => pointed.map((one) => scanner.ownerOf(one)).find((id) => id !== null) ?? null;
  if (!owner()) await scanner.survey();
  const field = owner();
  return { field, form: field ? scanner.formOf(field) : [] };
}

/** A closed shadow tree keeps to itself what was clicked in it; the focus is there then. */
function focusIn(clicked: Element | null, document: Document): Element | null {
  const focused = focusedElement(document);
  if (!clicked || !focused) return focused;
  for (let at: Element | null = focused; at; at = composedParentOf(at)) if (at === clicked) return focused;
  return null;
}

/** The control that the label around an element speaks for. */
function labelledBy(element: Element): Element | null {
  const label = closest(element, 'label');
  if (!label) return null;
  return label.control ?? elementsNamed(attribute(label, 'for'), label)[0] ?? null;
}
